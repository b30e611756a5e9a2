// A bot of your own: sits down at a table and answers at random until the game is over.
//
//   TABLEE_TOKEN=... node random_bot.mjs 'https://example.org/t/TABLE?invitation=…'
//
// Node 22 or newer; with Node 20, node --experimental-websocket random_bot.mjs.

const link = new URL(process.argv[2]);
const table = link.pathname.split('/').pop();
const headers = { Authorization: `Bearer ${process.env.TABLEE_TOKEN}` };

const joined = await fetch(new URL(`/api/tables/${table}/join`, link), {
  method: 'POST',
  headers: { ...headers, 'Content-Type': 'application/json' },
  body: JSON.stringify({ invitation: link.searchParams.get('invitation') }),
});
if (!joined.ok) throw new Error(await joined.text());

const address = new URL(`/ws/tables/${table}`, link);
address.protocol = link.protocol === 'https:' ? 'wss:' : 'ws:';
const socket = new WebSocket(address, { headers });
let answered = null;

socket.onmessage = ({ data }) => {
  const { document, error } = JSON.parse(data);
  if (error) throw new Error(JSON.stringify(error));
  if (document.table.status === 'over') {
    console.log(JSON.stringify(document.table.outcome));
    socket.close();
  } else if (document.actions.length && document.question !== answered) {
    answered = document.question;
    const action = document.actions[Math.floor(Math.random() * document.actions.length)].a;
    socket.send(JSON.stringify({ type: 'play', a: action, question: answered }));
  }
};
