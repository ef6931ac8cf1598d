import type { Context } from 'hono';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { readCookie } from '../../server/http/cookies.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';

const mayRead = staffPermissionTo('see-orders-at-desk');
const orderNumber = /^[A-Z]{2,12}\d{6,12}$/;

/**
 * Where the QR code of a paper leads: staff who are signed in to the desk, everybody else to the order's page, which asks
 * them to sign in. It tells nobody whether there is such an order.
 */
export function openOrder(env: Env, server: ServerContext) {
  return async (c: Context): Promise<Response> => {
    const { site, secure } = requestContext(env, server.sites, c);
    const number = c.req.param('number') ?? '';
    if (!orderNumber.test(number)) return c.text('There is no such order.', 404);
    const token = readCookie(c, 'desk', secure);
    const { database, authentication, clock } = server;
    const staff = token ? await authentication.findStaff(database, site, token, clock()) : undefined;
    const isStaff = staff !== undefined && mayRead.isGrantedTo(staff);
    c.header('cache-control', 'private, no-store');
    c.header('x-robots-tag', 'noindex, nofollow');
    return c.redirect(isStaff ? `/desk/${site.code}/orders/${number}` : `/order-detail?order=${number}`);
  };
}
