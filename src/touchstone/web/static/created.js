// Several people at one device: keeps the secrets of their seats, then goes to the table.

import { keepSeats } from "./hand.js";

const { table, seats, address } = JSON.parse(document.getElementById("created")?.textContent ?? "{}");
keepSeats(table, seats);
location.replace(address);
