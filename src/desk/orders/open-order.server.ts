import type { Context } from 'hono';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { rfiNumberIn } from '../../orders/quotation/quotation-number.rule.ts';
import { rfiPath } from '../../rfi/rfi-link.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { readCookie } from '../../server/http/cookies.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';

type PaperRecord = {
  number: RegExp;
  unknown: string;
  mayRead: ReturnType<typeof staffPermissionTo>;
  /** Behind the site's part of the desk. */
  atDesk: (number: string) => string;
  inShop: (number: string) => string;
};

const orders: PaperRecord = {
  number: /^[A-Z]{2,12}\d{6,12}$/,
  unknown: 'There is no such order.',
  mayRead: staffPermissionTo('see-orders-at-desk'),
  atDesk: (number) => `orders/${number}`,
  inShop: (number) => `/order-detail?order=${number}`,
};

const quotations: PaperRecord = {
  number: /^[A-Z]{2,12}Q\d{6,12}-\d{1,6}$/,
  unknown: 'There is no such quotation.',
  mayRead: staffPermissionTo('see-rfis-at-desk'),
  atDesk: (number) => `rfis/${rfiNumberIn(number)}`,
  inShop: (number) => rfiPath(rfiNumberIn(number), 'all'),
};

export const openOrder = (env: Env, server: ServerContext) => openRecord(env, server, orders);

/** In the shop the lines that can be ordered are chosen; nothing is ordered by opening it. */
export const openQuotation = (env: Env, server: ServerContext) => openRecord(env, server, quotations);

/**
 * Where the QR code of a paper leads: staff who are signed in to the desk, everybody else to the page of the shop, which
 * asks them to sign in. It tells nobody whether there is such a record.
 */
function openRecord(env: Env, server: ServerContext, record: PaperRecord) {
  return async (c: Context): Promise<Response> => {
    const { site, secure } = requestContext(env, server.sites, c);
    const number = c.req.param('number') ?? '';
    if (!record.number.test(number)) return c.text(record.unknown, 404);
    const token = readCookie(c, 'desk', secure);
    const { database, authentication, clock } = server;
    const staff = token ? await authentication.findStaff(database, site, token, clock()) : undefined;
    const isStaff = staff !== undefined && record.mayRead.isGrantedTo(staff);
    c.header('cache-control', 'private, no-store');
    c.header('x-robots-tag', 'noindex, nofollow');
    return c.redirect(isStaff ? `/desk/${site.code}/${record.atDesk(number)}` : record.inShop(number));
  };
}
