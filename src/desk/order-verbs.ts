import { decideOrder } from '../orders/decide-order.server.ts';
import type { OrderStatus } from '../orders/order-state.rule.ts';
import type { DeskVerb } from './desk-verb.ts';

const decide = (to: OrderStatus, does: string): DeskVerb => ({
  takes: 'NUMBER [--note "…"]',
  does,
  async run({ database, site, by, now }, { words: [number = ''], note }) {
    const refused = await decideOrder(database, site, { number, to, by, now, ...(note && { note }) });
    return refused ? { said: [refused.message], failed: true } : { said: [`Order ${number} is ${to} now.`] };
  },
});

export const orderVerbs = {
  approve: decide('Confirmed', 'confirms an order'),
  reject: decide('Rejected', 'rejects an order; stock and credit are given back, the buyer reads the note'),
};
