import { randomUUID } from 'node:crypto';
import type { Challenge } from 'altcha-lib';
import { captchaChallenge } from '../../src/account/captcha/captcha.contract.ts';
import { login, session } from '../../src/account/sign-in/sign-in.contract.ts';
import { addItem, type CartLine, displayCart } from '../../src/cart/cart.contract.ts';
import { sendRfi } from '../../src/cart/rfi-lines/send-rfi.contract.ts';
import { search } from '../../src/catalogue/search/search.contract.ts';
import { listOrdersAtDesk } from '../../src/desk/orders/order-list.contract.ts';
import { callUrl } from '../../src/lib/call-url.ts';
import type { Contract, ReplyOf, RequestInput } from '../../src/lib/contract.ts';
import { nodCreatePayment } from '../../src/orders/checkout/pay-online.contract.ts';
import { salesConfirmation } from '../../src/orders/checkout/place-order.contract.ts';
import { checkPayment } from '../../src/payments/online-payments/verify-payment.contract.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { solutionOf } from '../../tests/actions/account/solve-captcha.ts';
import { importStockAtDesk } from '../../tests/actions/import-at-desk.ts';
import { toReviewedLines } from '../../tests/actions/orders.ts';
import type { Balancer, Reply } from './balancer.ts';

/** Their browsers and programs, which send every request once; an answer that helps nobody is noted. */
export type People = {
  /** How many requests each store answered. */
  answered: Map<string, number>;
  failures: string[];
  orders: string[];
  /** Numbers of requests for a quote. */
  rfis: string[];
  /** Card payments that were told to be paid. */
  paid: string[];
  /** Pieces on the shelf by item code, after each import of stock. */
  imports: ReadonlyMap<string, number>[];
  browse(site: SiteCode): Promise<void>;
  search(site: SiteCode): Promise<void>;
  signIn(site: SiteCode): Promise<void>;
  order(site: SiteCode): Promise<void>;
  askForQuote(site: SiteCode): Promise<void>;
  payByCard(): Promise<void>;
  workAtDesk(): Promise<void>;
  importStock(): Promise<void>;
  /** Somebody who left a page open has emptied the cache of the browser. */
  askForAllFiles(): Promise<void>;
};

type Terms = {
  balancer: Balancer;
  hostOf(site: SiteCode): string;
  desk: string;
  /** The token of a buyer of NOD without credit. */
  cardBuyer: string;
  /** Items of ZWZ that nobody orders. */
  importedCodes: readonly string[];
  itemIds: Readonly<Record<SiteCode, readonly number[]>>;
};

type Caller = { site: SiteCode; token?: string; key?: string; desk?: string };
/** What is sent, and the status that is expected. */
type Sending = { body?: string | undefined; type?: string; status?: number };

const pages = ['/', '/listing', '/listing?q=6205', '/about', '/login'];
const asset = /(?:src|href)="((?:\/desk)?\/assets\/[^"]+)"/g;
const itemPage = /href="([^"?]+\?[^"]*\bitem=\d+[^"]*)"/;

export function createPeople({ balancer, hostOf, desk, cardBuyer, importedCodes, itemIds }: Terms): People {
  const answered = new Map<string, number>();
  const failures: string[] = [];
  const orders: string[] = [];
  const rfis: string[] = [];
  const paid: string[] = [];
  const imports: Map<string, number>[] = [];
  /** A browser keeps them: their names follow from their content. */
  const files = new Set<string>();
  const tokens = new Map<SiteCode, string>();
  let rounds = 0;

  const fail = (what: string, why: string) => failures.push(`${what}: ${why.slice(0, 300)}`);

  async function send(
    method: 'GET' | 'POST',
    path: string,
    from: Caller,
    { body, type = 'application/json', status = 200 }: Sending = {},
  ): Promise<Reply | undefined> {
    const host = hostOf(from.site);
    const headers = {
      host,
      'x-forwarded-for': `198.51.100.${1 + (rounds % 250)}`,
      ...(body !== undefined && { 'content-type': type }),
      ...(from.token && { authorization: `Token ${from.token}` }),
      ...(from.desk && { cookie: `desk=${from.desk}`, origin: `http://${host}` }),
      ...(from.key && { 'idempotency-key': from.key }),
    };
    try {
      const reply = await balancer.send({ method, path, headers, ...(body !== undefined && { body }) });
      answered.set(reply.by, (answered.get(reply.by) ?? 0) + 1);
      if (reply.status === status) return reply;
      fail(`${method} ${path} by ${reply.by}`, `${reply.status} ${reply.body}`);
    } catch (cause) {
      fail(`${method} ${path}`, String(cause));
    }
    return undefined;
  }

  async function call<C extends Contract>(
    contract: C,
    input: RequestInput<C>,
    from: Caller,
  ): Promise<ReplyOf<C> | undefined> {
    const body = contract.method === 'POST' ? JSON.stringify(input) : undefined;
    const reply = await send(contract.method, callUrl(contract, input), from, { body });
    if (!reply) return undefined;
    const said: { success?: boolean } = JSON.parse(reply.body);
    // A captcha's challenge says nothing of success.
    if (said.success !== false) return said as ReplyOf<C>;
    fail(`${contract.path} by ${reply.by}`, reply.body);
    return undefined;
  }

  async function open(path: string, from: Caller): Promise<string> {
    const html = (await send('GET', path, from))?.body ?? '';
    if (html !== '' && !html.includes('</html>')) fail(path, 'is not complete');
    const isNew = ([, file = '']: RegExpExecArray) => !files.has(file);
    for (const [, file = ''] of [...html.matchAll(asset)].filter(isNew)) {
      files.add(file);
      await send('GET', file, from);
    }
    return html;
  }

  /** One piece of one item more in the cart. */
  async function addOne(site: SiteCode, token: string): Promise<CartLine[]> {
    rounds += 1;
    const item = itemIds[site][rounds % itemIds[site].length] ?? 0;
    await call(addItem, { item_info: [{ item_id: String(item), quantity: '1' }] }, { site, token });
    const cart = await call(displayCart, {}, { site, token });
    return cart?.itemdetails.filter(({ itemid }) => itemid === item) ?? [];
  }

  return {
    answered,
    failures,
    orders,
    rfis,
    paid,
    imports,
    async browse(site) {
      rounds += 1;
      await open(pages[rounds % pages.length] ?? '/', { site });
      const found = await send('GET', '/listing?q=6205', { site });
      const item = itemPage.exec(found?.body ?? '')?.[1];
      if (item) await send('GET', item.replaceAll('&amp;', '&'), { site });
      else if (found) fail('/listing', 'shows no item');
    },
    async search(site) {
      await call(search, { searching_key: '6205' }, { site });
      await send('GET', '/listing?q=NU210', { site });
    },
    async signIn(site) {
      const challenge = (await call(captchaChallenge, {}, { site })) as Challenge | undefined;
      if (!challenge) return;
      const captcha = await solutionOf(challenge);
      const signedIn = await call(
        login,
        { username: `active@${site}.example`, password: 'Bearing#1', captcha },
        { site },
      );
      if (!signedIn) return;
      await call(session, {}, { site, token: signedIn.auth_key });
      tokens.set(site, signedIn.auth_key);
    },
    async order(site) {
      const token = tokens.get(site);
      if (token === undefined) return;
      const lines = await addOne(site, token);
      if (lines.length === 0) return;
      const from = { site, token, key: randomUUID() };
      const request = { item_info: toReviewedLines(lines), payment_option: 'credit' as const };
      const placed = await call(salesConfirmation, request, from);
      const again = await call(salesConfirmation, request, from);
      if (placed?.myscno !== again?.myscno) fail('an order sent again', `${placed?.myscno} and ${again?.myscno}`);
      if (placed) orders.push(placed.myscno);
    },
    async askForQuote(site) {
      const token = tokens.get(site);
      if (token === undefined) return;
      const from = { site, token, key: randomUUID() };
      const item_info = [{ item_name: 'spherical roller bearing, bore 70 mm', quantity: '4' }];
      const sent = await call(sendRfi, { item_info, reference: from.key }, from);
      const again = await call(sendRfi, { item_info, reference: from.key }, from);
      if (sent?.RefNo !== again?.RefNo) fail('a request sent again', `${sent?.RefNo} and ${again?.RefNo}`);
      if (sent) rfis.push(sent.RefNo);
    },
    async payByCard() {
      const from = { site: 'nod', token: cardBuyer } as const;
      const lines = await addOne('nod', cardBuyer);
      if (lines.length === 0) return;
      const request = { cart_items: toReviewedLines(lines) };
      const begun = await call(nodCreatePayment, request, { ...from, key: randomUUID() });
      if (!begun) return;
      const form = { body: 'do=pay', type: 'application/x-www-form-urlencoded', status: 303 };
      await send('POST', new URL(begun.session.url).pathname, { site: 'nod' }, form);
      const told = await call(checkPayment, { sessionId: begun.sessionId }, from);
      if (told?.paymentStatus === 'paid') paid.push(begun.sessionId);
      else fail('a payment', JSON.stringify(told));
    },
    async workAtDesk() {
      await call(listOrdersAtDesk, { site: 'nod' }, { site: 'nod', desk });
      await open('/desk', { site: 'nod', desk });
    },
    async importStock() {
      rounds += 1;
      const from = { site: 'zwz', desk } as const;
      const pieces = new Map(importedCodes.map((code, n) => [code, rounds + n]));
      const type = 'application/octet-stream';
      const isWritten = await importStockAtDesk(
        {
          site: from.site,
          call: (contract, input) => call(contract, input, from),
          sendFile: async (path, body) => (await send('POST', path, from, { body, type })) !== undefined,
        },
        pieces,
      );
      if (isWritten) imports.push(pieces);
      else fail('an import', 'was not written');
    },
    async askForAllFiles() {
      for (const file of files) await send('GET', file, { site: 'nod' });
    },
  };
}
