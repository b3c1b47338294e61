// node load.js PORT SERVER_PID TABLES SECONDS WINDOW: random legal games over two sockets a table; prints JSON.
// A wait is from sending a move to its sender's seeing what came of it; the next move is sent when both have seen it.
const fs = require('fs');
const http = require('http');
const { io } = require('socket.io-client');
const { legal } = require('./game');

const [port, pid, tables, seconds, window] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });
const headersFor = (data) => ({ 'content-type': 'application/json', 'content-length': Buffer.byteLength(data) });
const post = (path, body) => new Promise((done, failed) => {
  const data = JSON.stringify(body);
  const request = http.request(base + path, { method: 'POST', agent, headers: headersFor(data) }, (answer) => {
    let text = '';
    answer.on('data', (part) => (text += part));
    answer.on('end', () => { try { done(JSON.parse(text)); } catch { failed(new Error(`${path} ${answer.statusCode} ${text}`)); } });
  });
  // A connection that was kept for too long is closed by the server at any moment: try another.
  request.on('error', (error) => (error.code === 'ECONNRESET' ? done(post(path, body)) : failed(error)));
  request.end(data);
});
const cpu = () => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const fineCpu = () => fs.readdirSync(`/proc/${pid}/task`).reduce((sum, task) =>
  sum + Number(fs.readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e9, 0);
const waits = [], notes = [];
let moves = 0, stop = false, bytes = 0;

async function connected() {
  const socket = io(base + '/four-senses', { transports: ['websocket'], forceNew: true });
  await new Promise((done, failed) => { socket.on('connect', done); socket.on('connect_error', failed); });
  socket.io.engine.on('packet', ({ data }) => { bytes += data ? data.length : 0; });
  return socket;
}

async function newMatch(sockets) {
  const { matchID } = await post('/games/four-senses/create', { numPlayers: 2 });
  const credentials = [];
  for (const playerID of ['0', '1']) {
    credentials.push((await post(`/games/four-senses/${matchID}/join`, { playerID, playerName: 'p' + playerID })).playerCredentials);
  }
  const states = await Promise.all(sockets.map((socket, seat) => new Promise((done) => {
    socket.removeAllListeners('sync');
    socket.on('sync', (match, info) => { if (match === matchID) done(info.state); });
    socket.emit('sync', matchID, String(seat), credentials[seat], 2);
  })));
  return { matchID, credentials, state: states[0] };
}

async function moved(sockets, { matchID, credentials, state }) {
  const me = Number(state.ctx.currentPlayer), choices = legal(state.G);
  const args = choices[Math.floor(Math.random() * choices.length)];
  const before = state._stateID, began = performance.now();
  const seen = sockets.map((socket, seat) => new Promise((done) => {
    socket.removeAllListeners('update');
    socket.on('update', (match, now) => {
      if (match !== matchID || now._stateID <= before) return;
      if (seat === me && !stop) { waits.push(performance.now() - began); moves++; }
      done(now);
    });
  }));
  const payload = { type: 'place', args, playerID: String(me), credentials: credentials[me] };
  sockets[me].emit('update', { type: 'MAKE_MOVE', payload }, before, matchID, String(me));
  return (await Promise.all(seen))[1 - me];
}

async function table() {
  const sockets = [await connected(), await connected()];
  while (!stop) {
    const match = await newMatch(sockets);
    while (!stop && match.state.ctx.gameover === undefined) match.state = await moved(sockets, match);
  }
  sockets.forEach((socket) => socket.close());
}

const quantile = (share) => {
  const sorted = Float64Array.from(waits).sort();
  return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] : NaN;
};

(async () => {
  const used = cpu(), began = performance.now();
  const played = Array.from({ length: tables }, table);
  setInterval(() => notes.push([moves, fineCpu()]), window * 1000);
  await new Promise((done) => setTimeout(done, seconds * 1000));
  stop = true;
  const took = (performance.now() - began) / 1000;
  console.log(JSON.stringify({
    moves, seconds: took, cpu: cpu() - used, bytes, median: quantile(0.5), slow: quantile(0.99), best: notes,
  }));
  await Promise.race([Promise.all(played), new Promise((done) => setTimeout(done, 2000))]);
  process.exit(0);
})().catch((error) => { console.error(error); process.exit(1); });
