import { countText } from '../catalogue/display.rule.ts';
import { say } from '../lib/say.ts';
import { template } from '../messages/letter.ts';
import type { Message } from '../messages/queue-message.server.ts';
import type { LineToAnswer } from './answer-rfi.db.ts';

type RfiLapsed = { rfiNumber: string; lines: { name: string; quantity: number; inCart: boolean }[] };

/** Tells the buyer which quotes of an RFI have ended, and which of them stay in the cart at the customer's price. */
export function rfiLapsedMail(
  rfiNumber: string,
  receiver: string,
  lapsed: readonly LineToAnswer[],
  inCart: readonly number[],
): Message {
  const data: RfiLapsed = {
    rfiNumber,
    lines: lapsed.map((line) => ({
      name: line.itemName,
      quantity: line.quotedQuantity ?? line.quantityAsked,
      inCart: inCart.includes(line.lineId),
    })),
  };
  return { channel: 'mail', receiver, template: 'rfi-lapsed', data };
}

/** What the buyer reads when quotes have ended. */
export const rfiLapsedTemplates = {
  'rfi-lapsed': template<RfiLapsed>(({ rfiNumber, lines }, { address }) => ({
    subject: say`Quotes of your RFI ${rfiNumber} have ended`,
    blocks: [
      { kind: 'text', text: say`These quotes are no longer valid. One click in your RFI History asks for them again.` },
      {
        kind: 'table',
        head: [say`Item`, say`Qty`, say`In your cart`],
        rows: lines.map(({ name, quantity, inCart }) => [name, countText(quantity), inCart ? say`at your price` : '']),
      },
      { kind: 'link', label: say`RFI History`, href: `${address}/rfq-history` },
    ],
  })),
};
