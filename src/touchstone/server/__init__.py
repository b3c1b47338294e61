"""Tables on the net: HTTP, WebSocket, store and rooms. All input and output is here."""
