"""Every message and document that programs exchange with the server, as models."""
