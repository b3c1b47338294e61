// node server.js PORT: boardgame.io with Four Senses, on the loopback only (run() has no option for a host).
const net = require('net');
const { Server } = require('boardgame.io/server');
const { game } = require('./game');

const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, ready) { return listen.call(this, port, '127.0.0.1', ready); };
const log = console.log;
console.log = (...words) => { if (String(words[0]).startsWith('ERROR')) log(...words); };
Server({ games: [game], origins: ['http://127.0.0.1'] }).run(Number(process.argv[2]), () => process.stdout.write('ready\n'));
