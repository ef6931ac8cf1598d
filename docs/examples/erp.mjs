// A small ERP that keeps a shop in step: it sends stock and terms, takes over orders, confirms and dispatches them, and
// records payments. Node 20 or newer, no packages. Settings: STORE, STORE_HOST, TOKEN, WEBHOOK_SECRET, PORT, BOOK.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

const { STORE, STORE_HOST, TOKEN, WEBHOOK_SECRET, PORT = '4400', BOOK = 'erp.json' } = process.env;

/** What the ERP knows. Cursors are kept with what was read up to them, so that a crash loses nothing. */
const book = existsSync(BOOK)
  ? JSON.parse(readFileSync(BOOK, 'utf8'))
  : { orderCursor: '', invoiceCursor: '', orders: {}, invoices: {}, receipts: {}, webhooks: 0 };

function keepBook() {
  writeFileSync(`${BOOK}.new`, JSON.stringify(book));
  renameSync(`${BOOK}.new`, BOOK);
}

/** Calls the store; waits when it asks to, and tries again when the network or the store fails. */
async function call(method, path, body) {
  for (let tries = 1; ; tries += 1) {
    const reply = await send(method, path, body).catch((cause) => ({ status: 0, headers: {}, text: String(cause) }));
    if (reply.status === 200) return JSON.parse(reply.text);
    const isWorthRepeating = reply.status === 0 || reply.status === 429 || reply.status >= 500;
    if (!isWorthRepeating || tries === 20) throw new Error(`${path}: ${reply.status} ${reply.text}`);
    await pause(Number(reply.headers['retry-after'] ?? Math.min(tries, 10)) * 1000);
  }
}

function send(method, path, body) {
  return new Promise((resolve, reject) => {
    const url = new URL(path, STORE);
    const headers = { authorization: `Bearer ${TOKEN}`, host: STORE_HOST ?? url.host, 'content-type': 'application/json' };
    const start = url.protocol === 'https:' ? requestHttps : request;
    const outgoing = start(url, { method, headers, timeout: 30_000 }, (incoming) => {
      text(incoming).then((read) => resolve({ status: incoming.statusCode, headers: incoming.headers, text: read }), reject);
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no reply within 30 s')));
    outgoing.on('error', reject);
    outgoing.end(body && JSON.stringify(body));
  });
}

/** Each row has a number of our own or is the whole truth about its record, so a batch may be sent twice. */
async function sendRows(path, rows) {
  for (let from = 0; from < rows.length; from += 100) {
    const sent = rows.slice(from, from + 100);
    const reply = await call('POST', path, { rows: sent });
    for (const { row, saved, error } of reply.rows) if (!saved) console.error(path, sent[row - 1], error.code, error.message);
  }
}

/** Reads a list from where we are to its end; rows that change meanwhile come again. */
async function readOn(path, cursorName, take) {
  for (let more = true; more; ) {
    const page = await call('GET', `${path}?limit=200&cursor=${book[cursorName]}`);
    await take(page.rows);
    book[cursorName] = page.cursor;
    keepBook();
    more = page.more;
  }
}

async function takeOrders(rows) {
  for (const order of rows) book.orders[order.number] = order;
  const waiting = rows.filter(({ status }) => status === 'Awaiting Internal Approval');
  await sendRows('/api/v1/orders/decide', waiting.map(({ number }) => ({ number, decision: 'confirm' })));
  const ready = rows.filter(({ status, dispatches }) => status === 'Confirmed' && dispatches.length === 0);
  await sendRows('/api/v1/dispatches/record', ready.map(dispatchOf));
}

const dispatchOf = ({ number, lines }) => ({
  ...{ own_number: `D-${number}-1`, order: number, carrier: 'Own van' },
  lines: lines
    .filter(({ kind, reserved }) => kind === 'item' && reserved > 0)
    .map(({ line_no, reserved }) => ({ line_no, quantity: reserved })),
});

async function takeInvoices(rows) {
  for (const invoice of rows) book.invoices[invoice.number] = invoice;
  const invoices = rows.filter(({ kind }) => kind === 'tax_invoice');
  const receipts = invoices.map(({ number, customer, total_minor }) => ({
    ...{ own_number: `R-${number}`, customer, amount_minor: total_minor, reference: `NEFT ${number}` },
    invoices: [number],
  }));
  await sendRows('/api/v1/receipts/record', receipts);
  for (const { own_number, amount_minor } of receipts) book.receipts[own_number] = amount_minor;
}

/** A webhook is a hint to read on; so one that is lost, doubled or late does no harm. */
let isHinted = true;
async function keepInStep() {
  for (;;) {
    const isDue = isHinted;
    isHinted = false;
    if (isDue) {
      await readOn('/api/v1/orders', 'orderCursor', takeOrders);
      await readOn('/api/v1/invoices', 'invoiceCursor', takeInvoices);
    }
    await pause(500);
  }
}

/** As https://www.standardwebhooks.com describes: HMAC-SHA256 over id.timestamp.body, at most five minutes old. */
function isSigned(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const key = Buffer.from(WEBHOOK_SECRET.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const server = createServer(async (incoming, reply) => {
  if (incoming.method === 'GET') return reply.end(JSON.stringify(book));
  const isTrusted = isSigned(incoming.headers, await text(incoming));
  if (isTrusted) {
    book.webhooks += 1;
    isHinted = true;
  }
  reply.writeHead(isTrusted ? 204 : 401).end();
});

/** Webhooks can be lost for good, so we also read on once in a while. */
setInterval(() => {
  isHinted = true;
}, 5_000);
server.listen(Number(PORT), '127.0.0.1', () => console.log(`listening on ${server.address().port}`));
await keepInStep();
