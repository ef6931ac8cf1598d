import { countText } from '../../catalogue/items/item-format.rule.ts';
import { type Day, formatDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { defineTemplate } from '../../messages/message-template.ts';
import type { Message } from '../../messages/queue-message.server.ts';
import type { LockedRfiLine } from './answer-rfi.db.ts';

type AskingMaker = {
  rfiNumber: string;
  note: string;
  until: Day;
  lines: { name: string; maker?: string; quantity: number }[];
};

export function askingMakerMail(
  rfiNumber: string,
  receiver: string,
  asked: readonly LockedRfiLine[],
  { note, until }: { note: string; until: Day },
): Message {
  const lines = asked.map((line) => ({ name: line.itemName, maker: line.maker, quantity: line.quantityAsked }));
  const data: AskingMaker = { rfiNumber, note, until, lines };
  return { channel: 'mail', receiver, template: 'rfi-asking-maker', data };
}

export const askingMakerTemplates = {
  'rfi-asking-maker': defineTemplate<AskingMaker>(({ rfiNumber, note, until, lines }, { address }) => ({
    subject: t`Your RFI ${rfiNumber}: we are asking the maker`,
    blocks: [
      { kind: 'text', text: t`We are asking the maker about these items and will answer by ${formatDay(until)}.` },
      {
        kind: 'table',
        head: [t`Item`, t`Qty`],
        rows: lines.map(({ name, maker = '', quantity }) => [
          { code: name, about: maker ? [maker] : [] },
          countText(quantity),
        ]),
      },
      { kind: 'text', text: note },
      { kind: 'link', label: t`Your RFI`, href: `${address}/order-detail?rfi=${rfiNumber}` },
    ],
  })),
};
