import { countText } from '../catalogue/display.rule.ts';
import { formatDay, formatMoment } from '../lib/dates.ts';
import { say } from '../lib/say.ts';
import { type Setting, template } from '../messages/letter.ts';
import type { Message } from '../messages/queue-message.server.ts';
import type { Site } from '../sites/site.ts';
import type { Asker } from './rfi.db.ts';
import type { LineAsked, RfiWords } from './write-rfi.ts';

type RfiSent = {
  rfiNumber: string;
  company: string;
  sentAt: string;
  wishedDate: string;
  reference: string;
  remark: string;
  lines: { name: string; maker: string; quantity: number }[];
};

/** Tells the buyer and the sales mailbox of a new RFI. */
export function rfiSentMails(
  site: Site,
  { company, email }: Asker,
  rfiNumber: string,
  lines: readonly LineAsked[],
  words: RfiWords,
  now: Date,
): Message[] {
  const data: RfiSent = {
    rfiNumber,
    company,
    sentAt: formatMoment(now, site.calendar.timeZone),
    wishedDate: words.wishedDate ? formatDay(words.wishedDate) : '',
    reference: words.reference,
    remark: words.remark,
    lines: lines.map((line) => ({ name: line.itemName, maker: line.maker, quantity: line.quantity })),
  };
  return [
    { channel: 'mail', receiver: email, template: 'rfi-sent', data },
    { channel: 'mail', receiver: site.contact.email, template: 'rfi-received', data },
  ];
}

const linesOf = ({ lines }: RfiSent) => ({
  kind: 'table' as const,
  head: [say`Item`, say`Brand`, say`Qty`],
  rows: lines.map((line) => [line.name, line.maker || say`NA`, countText(line.quantity)]),
});

const factsOf = (data: RfiSent) => ({
  kind: 'facts' as const,
  rows: [
    [say`RFI`, data.rfiNumber] as const,
    [say`Sent`, data.sentAt] as const,
    ...(data.wishedDate ? [[say`Wished date`, data.wishedDate] as const] : []),
    ...(data.reference ? [[say`Your reference`, data.reference] as const] : []),
    ...(data.remark ? [[say`Remark`, data.remark] as const] : []),
  ],
});

const historyLink = ({ address }: Setting) => ({ label: say`RFI History`, href: `${address}/rfq-history` });

/** What the buyer and the sales desk read of a new RFI. */
export const rfiSentTemplates = {
  'rfi-sent': template<RfiSent>((data, setting) => ({
    subject: say`Your RFI ${data.rfiNumber}`,
    blocks: [
      {
        kind: 'text',
        text: say`Your Request For Information has reached our sales desk. Prices and dates come by mail and stand in your RFI History.`,
      },
      factsOf(data),
      linesOf(data),
      { kind: 'link', ...historyLink(setting) },
    ],
  })),
  'rfi-received': template<RfiSent>((data) => ({
    subject: say`RFI ${data.rfiNumber} from ${data.company}`,
    blocks: [{ kind: 'text', text: say`${data.company} asks for:` }, linesOf(data), factsOf(data)],
  })),
};
