import { countText } from '../../catalogue/items/item-format.rule.ts';
import { formatDateTime, formatDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { defineTemplate, type TemplateContext } from '../../messages/message-template.ts';
import type { Message } from '../../messages/queue-message.server.ts';
import type { Site } from '../../sites/site.ts';
import type { Requester } from '../rfi.db.ts';
import type { BuyerNotes, RequestedLine } from './requested-line.ts';

/** A mail that the previous release queued has nothing of what the buyer says of a line. */
type SentLine = {
  name: string;
  maker: string;
  quantity: number;
  target?: string;
  remark?: string;
  hasFile?: boolean;
};

type RfiSent = {
  rfiNumber: string;
  company: string;
  sentAt: string;
  wishedDate: string;
  reference: string;
  remark: string;
  lines: SentLine[];
};

type SentRfi = { rfiNumber: string; lines: readonly RequestedLine[]; notes: BuyerNotes; now: Date };

export function rfiSentMails(
  site: Site,
  { company, email }: Requester,
  { rfiNumber, lines, notes, now }: SentRfi,
): Message[] {
  const data: RfiSent = {
    rfiNumber,
    company,
    sentAt: formatDateTime(now, site.calendar.timeZone),
    wishedDate: notes.wishedDate ? formatDay(notes.wishedDate) : '',
    reference: notes.reference,
    remark: notes.remark,
    lines: lines.map((line) => ({
      name: line.itemName,
      maker: line.maker,
      quantity: line.quantity,
      target: line.targetMinor === null ? '' : formatMoney({ minor: line.targetMinor, currency: site.currency }),
      remark: line.buyerRemark,
      hasFile: line.fileIds.length > 0,
    })),
  };
  return [
    { channel: 'mail', receiver: email, template: 'rfi-sent', data },
    { channel: 'mail', receiver: site.contact.email, template: 'rfi-received', data },
  ];
}

const aboutLine = ({ target, remark, hasFile }: SentLine): string[] => [
  ...(target ? [t`Target price: ${target} a piece`] : []),
  ...(remark ? [remark] : []),
  ...(hasFile ? [t`With a drawing or photo`] : []),
];

const linesOf = ({ lines }: RfiSent) => ({
  kind: 'table' as const,
  head: [t`Item`, t`Brand`, t`Qty`],
  rows: lines.map((line) => [
    { code: line.name, about: aboutLine(line) },
    line.maker || t`NA`,
    countText(line.quantity),
  ]),
});

const factsOf = (data: RfiSent) => ({
  kind: 'facts' as const,
  rows: [
    [t`RFI`, data.rfiNumber] as const,
    [t`Sent`, data.sentAt] as const,
    ...(data.wishedDate ? [[t`Requested date`, data.wishedDate] as const] : []),
    ...(data.reference ? [[t`Your reference`, data.reference] as const] : []),
    ...(data.remark ? [[t`Remark`, data.remark] as const] : []),
  ],
});

const historyLink = ({ address }: TemplateContext) => ({ label: t`RFI History`, href: `${address}/rfq-history` });

export const rfiSentTemplates = {
  'rfi-sent': defineTemplate<RfiSent>((data, setting) => ({
    subject: t`RFI ${data.rfiNumber} received`,
    blocks: [
      {
        kind: 'text',
        text: t`Your Request For Information has reached our sales desk. You will get prices and dates by e-mail and in your RFI History.`,
      },
      factsOf(data),
      linesOf(data),
      { kind: 'link', ...historyLink(setting) },
    ],
  })),
  'rfi-received': defineTemplate<RfiSent>((data) => ({
    subject: t`RFI ${data.rfiNumber} from ${data.company}`,
    blocks: [{ kind: 'text', text: t`${data.company} requests:` }, linesOf(data), factsOf(data)],
  })),
};
