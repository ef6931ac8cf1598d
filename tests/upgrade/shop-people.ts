import { randomUUID } from 'node:crypto';
import type { Challenge } from 'altcha-lib';
import { captchaChallenge } from '../../src/account/captcha/captcha.contract.ts';
import { login, session } from '../../src/account/sign-in/sign-in.contract.ts';
import { addItem, displayCart } from '../../src/cart/cart.contract.ts';
import { search } from '../../src/catalogue/search/search.contract.ts';
import { listOrdersAtDesk } from '../../src/desk/orders/order-list.contract.ts';
import { callUrl } from '../../src/lib/call-url.ts';
import type { Contract, ReplyOf, RequestInput } from '../../src/lib/contract.ts';
import { salesConfirmation } from '../../src/orders/checkout/place-order.contract.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { toReviewedLines } from '../actions/orders.ts';
import { solutionOf } from '../actions/solve-captcha.ts';
import type { Balancer, Reply } from './balancer.ts';

/** Their browsers and programs, which send every request once; an answer that helps nobody is noted. */
export type People = {
  /** How many requests each store answered. */
  answered: Map<string, number>;
  failures: string[];
  orders: string[];
  browse(site: SiteCode): Promise<void>;
  search(site: SiteCode): Promise<void>;
  signIn(site: SiteCode): Promise<void>;
  order(site: SiteCode): Promise<void>;
  workAtDesk(): Promise<void>;
  /** Somebody who left a page open has emptied the cache of the browser. */
  askForAllFiles(): Promise<void>;
};

type Terms = {
  balancer: Balancer;
  hostOf(site: SiteCode): string;
  desk: string;
  itemIds: Readonly<Record<SiteCode, readonly number[]>>;
};

type Caller = { site: SiteCode; token?: string; key?: string; desk?: string };

const pages = ['/', '/listing', '/listing?q=6205', '/about', '/login'];
const asset = /(?:src|href)="((?:\/desk)?\/assets\/[^"]+)"/g;
const itemPage = /href="([^"?]+\?[^"]*\bitem=\d+[^"]*)"/;

export function createPeople({ balancer, hostOf, desk, itemIds }: Terms): People {
  const answered = new Map<string, number>();
  const failures: string[] = [];
  const orders: string[] = [];
  /** A browser keeps them: their names follow from their content. */
  const files = new Set<string>();
  const tokens = new Map<SiteCode, string>();
  let rounds = 0;

  const fail = (what: string, why: string) => failures.push(`${what}: ${why.slice(0, 300)}`);

  async function send(method: 'GET' | 'POST', path: string, from: Caller, body?: string): Promise<Reply | undefined> {
    const host = hostOf(from.site);
    const headers = {
      host,
      'x-forwarded-for': `198.51.100.${1 + (rounds % 250)}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(from.token && { authorization: `Token ${from.token}` }),
      ...(from.desk && { cookie: `desk=${from.desk}`, origin: `http://${host}` }),
      ...(from.key && { 'idempotency-key': from.key }),
    };
    try {
      const reply = await balancer.send({ method, path, headers, ...(body !== undefined && { body }) });
      answered.set(reply.by, (answered.get(reply.by) ?? 0) + 1);
      if (reply.status === 200) return reply;
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
    const reply = await send(contract.method, callUrl(contract, input), from, body);
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

  return {
    answered,
    failures,
    orders,
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
      rounds += 1;
      const item = itemIds[site][rounds % itemIds[site].length] ?? 0;
      await call(addItem, { item_info: [{ item_id: String(item), quantity: '1' }] }, { site, token });
      const cart = await call(displayCart, {}, { site, token });
      const lines = cart?.itemdetails.filter(({ itemid }) => itemid === item) ?? [];
      if (lines.length === 0) return;
      const from = { site, token, key: randomUUID() };
      const request = { item_info: toReviewedLines(lines), payment_option: 'credit' as const };
      const placed = await call(salesConfirmation, request, from);
      const again = await call(salesConfirmation, request, from);
      if (placed?.myscno !== again?.myscno) fail('an order sent again', `${placed?.myscno} and ${again?.myscno}`);
      if (placed) orders.push(placed.myscno);
    },
    async workAtDesk() {
      await call(listOrdersAtDesk, { site: 'nod' }, { site: 'nod', desk });
      await open('/desk', { site: 'nod', desk });
    },
    async askForAllFiles() {
      for (const file of files) await send('GET', file, { site: 'nod' });
    },
  };
}
