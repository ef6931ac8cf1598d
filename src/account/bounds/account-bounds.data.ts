// What one account may cause: little until staff have verified it, since anybody can make one within a minute; then more
// than a busy purchasing department ever needs, so that only a broken program or a stolen session meets it.

import { msg } from '../../lib/i18n.ts';

export type Bound = {
  windowMinutes: number;
  /** The bound until staff have verified the account. */
  unverified: number;
  verified: number;
};

const hour = 60;
const day = 24 * hour;

/** Each is a row that staff have to look at. */
export const accountBounds = {
  /** A buyer who tries the store sends a handful; at a busy company several people send some fifty a day. */
  rfis: { windowMinutes: hour, unverified: 20, verified: 200 },
  /** Two and a half of the longest RFIs; a company that asks for a whole plant sends ten. */
  rfiLines: { windowMinutes: day, unverified: 5_000, verified: 50_000 },
  /** Whoever was never verified cannot order. A program of the buyer that orders for each machine places a few a minute. */
  orders: { windowMinutes: hour, unverified: 20, verified: 300 },
  /** All orders of an hour, taken back. */
  cancellations: { windowMinutes: hour, unverified: 20, verified: 300 },
  /** Goods of a hundred invoices, after a delivery that went wrong. */
  returns: { windowMinutes: hour, unverified: 10, verified: 100 },
  /** The messages of the contact page; visitors are bounded by their network. */
  messages: { windowMinutes: hour, unverified: 5, verified: 20 },
  /** Mails to anybody, also the seller: two for an RFI, up to three for an order; more wait an hour in the outbox. */
  mails: { windowMinutes: hour, unverified: 60, verified: 300 },
} as const satisfies Record<string, Bound>;

export type BoundName = keyof typeof accountBounds;

/** Refusals of what creates an RFI. */
export const rfiBoundRefusals = {
  too_many_rfis: msg(
    'You have sent {max} requests within an hour. Please call us on {phone}, or send this one in an hour. Nothing is lost: your items are still here.',
  ),
  too_many_lines: msg(
    'You have requested {max} items within a day. Please call us on {phone}, or send this request tomorrow. Nothing is lost: your items are still here.',
  ),
} as const;

export const orderBoundRefusals = {
  too_many_orders: msg(
    'You have placed {max} orders within an hour. Please call us on {phone}, or order in an hour. Your cart is unchanged.',
  ),
} as const;

export const cancellationBoundRefusals = {
  too_many_cancellations: msg(
    'You have cancelled {max} times within an hour. Please call us on {phone}. Nothing was cancelled just now.',
  ),
} as const;

export const returnBoundRefusals = {
  too_many_returns: msg(
    'You have requested {max} returns within an hour. Please call us on {phone}. What you entered is still here.',
  ),
} as const;

export const messageBoundRefusals = {
  too_many_messages: msg(
    'You have written {max} messages within an hour. Please call us on {phone}. What you wrote is still here.',
  ),
} as const;
