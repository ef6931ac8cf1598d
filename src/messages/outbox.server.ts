import { formatMoment } from '../lib/dates.ts';
import { say } from '../lib/say.ts';
import { answer } from '../server/call.ts';
import { notFound } from '../server/refuse.ts';
import type { Site } from '../sites/site.ts';
import type { Block, Letter } from './letter.ts';
import { letterText, smsText } from './letter-text.ts';
import { type OutboxMessage, outboxList } from './outbox.contract.ts';
import { findNewest } from './outbox.db.ts';
import { letterOf, settingOf, type Writing } from './written.ts';

const most = 100;

/** The call that shows what was written to whom; only where the world is a demo, elsewhere there is no such thing. */
export function outboxCall(writing: Writing & { demo: boolean }) {
  return answer(outboxList, { who: 'anyone' }, async (_request, { db, site, secret }) => {
    if (!writing.demo) throw notFound(say`The outbox`);
    const rows = await findNewest(db, { site: site.code, most });
    return { success: true as const, messages: rows.map((row) => shown(row, writing, site, secret)) };
  });
}

type Row = Awaited<ReturnType<typeof findNewest>>[number];

function shown(row: Row, writing: Writing, site: Site, secret: string): OutboxMessage {
  const letter = readable(row, writing, secret);
  const isSms = row.channel === 'sms';
  return {
    id: row.id,
    channel: row.channel,
    receiver: row.receiver,
    subject: isSms ? '' : letter.subject,
    text: isSms ? smsText(letter) : letterText(letter, settingOf(row, writing)),
    links: letter.blocks.flatMap((block) => (block.kind === 'link' ? [{ label: block.label, href: block.href }] : [])),
    code: codeOf(letter.blocks),
    created: formatMoment(row.createdAt, site.calendar.timeZone),
    state: row.sentAt ? 'sent' : row.givenUpAt ? 'given up' : 'waiting',
  };
}

/** A message whose code is gone, because it was sent or the key has changed, still shows whom it went to. */
function readable(row: Row, writing: Writing, secret: string): Letter {
  try {
    return letterOf(row, writing, secret);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const text = say`This message cannot be shown: ${reason}.`;
    return { subject: row.template, blocks: [{ kind: 'text', text }] };
  }
}

const codeOf = (blocks: readonly Block[]) => blocks.find((block) => block.kind === 'code')?.code ?? '';
