import { formatDay } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { letterText } from '../../payments/dunning/letter-text.server.ts';
import { previewDunningLetter } from '../../payments/dunning/send-dunning.server.ts';
import { findPayer } from '../../payments/receipts/find-payer.server.ts';
import { listPromises, loadCallList } from '../../payments/receivables/call-list.server.ts';
import { endPromise, notePromise } from '../../payments/receivables/note-promise.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { type DeskCommand, type DeskContext, type DeskResult, doneOr, failure } from '../desk-command.ts';
import { typedMinor } from '../typed-amount.ts';

/** `seen` is the promise that counts now. */
async function withPromise(
  { database, site, now }: DeskContext,
  email: string,
  use: (on: { customerId: number; seen: number }) => Promise<DeskResult>,
): Promise<DeskResult> {
  const payer = await findPayer(database, site, email);
  if (!payer) return failure(`${site.name} has no account ${email}.`);
  const { customerId } = payer;
  const promises = await listPromises(database, site, customerId, now);
  return use({ customerId, seen: promises.find(({ endedAt }) => endedAt === null)?.id ?? 0 });
}

const list: DeskCommand = {
  usage: '',
  summary: 'lists what customers promised to pay, broken promises first',
  async run({ database, site, now }) {
    const { promises } = await loadCallList(database, site, now);
    if (promises.length === 0) return { lines: ['Nothing is promised.'] };
    return {
      lines: promises.map(({ company, amountMinor, promisedFor, notedBy, note, state }) => {
        const amount = formatMoney({ minor: amountMinor, currency: site.currency });
        const said = note ? `${notedBy}: ${note}` : notedBy;
        return `${formatDay(promisedFor)}  ${amount}  ${company}${state === 'broken' ? '  NOT KEPT' : ''}  (${said})`;
      }),
    };
  },
};

const note: DeskCommand = {
  usage: 'EMAIL AMOUNT --on DAY [--note "…"]',
  acceptsMore: true,
  summary: 'notes what a customer promised to pay, and by when; takes the place of the promise before',
  run: (context, { positionals: [email = '', amount = ''], options: { on = '' }, note: said }) =>
    withPromise(context, email, async (promise) => {
      if (!/^20\d\d-\d\d-\d\d$/.test(on)) return failure('Write the day with --on, like 2026-11-25.');
      const { database, site, by, now } = context;
      const noted = { ...promise, amountMinor: typedMinor(amount), promisedFor: on, note: said, by, now };
      return doneOr(await notePromise(database, site, noted), `Noted: ${email} pays ${amount} by ${formatDay(on)}.`);
    }),
};

const end: DeskCommand = {
  usage: 'EMAIL',
  summary: 'takes the promise of a customer back',
  run: (context, { positionals: [email = ''] }) =>
    withPromise(context, email, async (promise) => {
      const { database, site, by, now } = context;
      return doneOr(await endPromise(database, site, { ...promise, by, now }), `The promise of ${email} is ended.`);
    }),
};

export const promiseCommands = { list, note, end };

const calls: DeskCommand = {
  usage: '',
  summary: 'lists whom to call today about overdue invoices: broken promises first, then most money times days',
  async run({ database, site, now }) {
    const found = await loadCallList(database, site, now);
    if (found.calls.length === 0) return { lines: ['Nobody needs a call today.'] };
    return {
      lines: found.calls.map(({ company, email, mobile, overdueMinor, daysLate, lastNote }) => {
        const amount = formatMoney({ minor: overdueMinor, currency: site.currency });
        return `${company} <${email}>  ${mobile ?? ''}  ${amount}  ${daysLate} days over  ${lastNote ?? ''}`.trimEnd();
      }),
    };
  },
};

export const callCommands = { '': calls };

/** For the commands of reminders. */
export const readReminder: DeskCommand = {
  usage: 'EMAIL',
  summary: 'shows the reminder that a customer would be mailed now',
  async run({ database, site, now, addressOf }, { positionals: [email = ''] }) {
    const payer = await findPayer(database, site, email);
    if (!payer) return failure(`${site.name} has no account ${email}.`);
    const preview = await previewDunningLetter(database, site, { customerId: payer.customerId, now });
    if (preview instanceof Refusal) return failure(preview.message);
    const { subject, text } = letterText(site, preview.letter, addressOf(site.code));
    return { lines: [`To ${preview.receiver}: ${subject}`, text] };
  },
};
