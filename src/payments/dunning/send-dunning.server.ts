import { dayOf, formatDateTime } from '../../lib/dates.ts';
import { sum } from '../../lib/sum.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { type DunningStage, dunningStages } from '../../sites/site-facts.ts';
import { customerReference } from '../bank-statement/payment-reference.rule.ts';
import { findOpenMoney, lockCustomerRow } from '../credit/ledger.db.ts';
import type { DunningLetter } from '../dunning-letter.ts';
import { debtorRefusals } from '../payment-refusals.ts';
import { type DebtorRow, findDebtor, findLetters, insertLetter, type LetterRow } from './dunning.db.ts';
import { dueStage, isReminded, letterStage, wasSent } from './dunning-stage.rule.ts';

export type DunningRequest = {
  customerId: number;
  /** Undefined: what is due by the days of the site. */
  stage?: DunningStage | undefined;
  by: string;
  now: Date;
};

export type SentLetter = { company: string; receiver: string; stage: DunningStage; invoices: readonly string[] };

/** Mails a reminder of the overdue invoices; each invoice is reminded of once in each stage. */
export async function sendDunningLetter(
  database: Database,
  site: Site,
  { customerId, stage, by, now }: DunningRequest,
): Promise<SentLetter | Refusal<'cannot_be' | 'excepted' | 'sent_before' | 'unknown_customer'>> {
  const today = dayOf(now, site.calendar.timeZone);
  return database.transaction(async (db) => {
    await lockCustomerRow(db, { customerId });
    const planned = await planLetter(db, site, today, customerId, stage);
    if (planned instanceof Refusal) return planned;
    const { debtor, letter, reminded } = planned;
    await writeLetter(db, site, debtor, { stage: letter, reminded, today, by, now });
    const invoices = reminded.map(({ reference }) => reference);
    return { company: debtor.company, receiver: debtor.email, stage: letter, invoices };
  });
}

/** Returns the letter that would be sent now, without sending it. */
export async function previewDunningLetter(
  db: Db,
  site: Site,
  { customerId, stage, now }: Omit<DunningRequest, 'by'>,
): Promise<
  { receiver: string; letter: DunningLetter } | Refusal<'cannot_be' | 'excepted' | 'sent_before' | 'unknown_customer'>
> {
  const planned = await planLetter(db, site, dayOf(now, site.calendar.timeZone), customerId, stage);
  if (planned instanceof Refusal) return planned;
  const { debtor, letter } = planned;
  return { receiver: debtor.email, letter: await composeLetter(db, site, letter, debtor) };
}

type PlannedLetter = { debtor: DebtorRow; letter: DunningStage; reminded: Reminded[] };

async function planLetter(
  db: Db,
  site: Site,
  today: string,
  customerId: number,
  stage: DunningStage | undefined,
): Promise<PlannedLetter | Refusal<'cannot_be' | 'excepted' | 'sent_before' | 'unknown_customer'>> {
  const [debtor] = await findDebtor(db, { site: site.code, today, customerId });
  if (!debtor) return refuse(debtorRefusals, 'unknown_customer', { site: site.name });
  if (debtor.exception !== null)
    return refuse(debtorRefusals, 'excepted', {
      company: debtor.company,
      reason: debtor.exception,
      by: debtor.exceptionBy ?? '',
    });
  if (debtor.email === '') return refuse(debtorRefusals, 'cannot_be.no_address', { company: debtor.company });
  const reminded = stagesOf(debtor, stage, today, site.dunning.daysAfterDue);
  const letter = letterStage(reminded.map((one) => one.stage));
  return letter === undefined ? nothingToSend(db, site, debtor, stage) : { debtor, letter, reminded };
}

type Reminded = { id: number; reference: string; openMinor: number; stage: DunningStage };

function stagesOf(
  { invoices }: DebtorRow,
  wanted: DunningStage | undefined,
  today: string,
  days: Site['dunning']['daysAfterDue'],
): Reminded[] {
  return invoices.flatMap((invoice) => {
    const byHand = wanted !== undefined && isReminded(invoice) && !wasSent(invoice, wanted) ? wanted : undefined;
    const stage = wanted === undefined ? dueStage(invoice, today, days) : byHand;
    const { id, reference, openMinor } = invoice;
    return stage === undefined ? [] : [{ id, reference, openMinor, stage }];
  });
}

async function nothingToSend(
  db: Db,
  site: Site,
  debtor: DebtorRow,
  stage?: DunningStage,
): Promise<Refusal<'cannot_be' | 'sent_before'>> {
  if (!debtor.invoices.some(isReminded))
    return refuse(debtorRefusals, 'cannot_be.nothing_overdue', { company: debtor.company });
  const [last] = await findLetters(db, { site: site.code, customerId: debtor.customerId, limit: 1 });
  const sent = last && ` ${last.sentBy} sent the last one on ${formatDateTime(last.sentAt, site.calendar.timeZone)}.`;
  const what = stage === undefined ? 'no reminder is due' : 'this reminder was sent for all overdue invoices';
  return refuse(debtorRefusals, 'sent_before', { company: debtor.company, what, sent: sent ?? '' });
}

type Writing = { stage: DunningStage; reminded: readonly Reminded[]; today: string; by: string; now: Date };

/** The letter names everything that is open, and what of it is late. */
async function composeLetter(db: Db, site: Site, stage: DunningStage, debtor: DebtorRow): Promise<DunningLetter> {
  const { customerId, company, invoices } = debtor;
  const overdue = invoices.filter(({ daysLate, isDisputed }) => daysLate > 0 && !isDisputed);
  return {
    stage,
    company,
    reference: customerReference(site, customerId),
    totalMinor: sum(invoices, ({ openMinor }) => openMinor),
    overdueMinor: sum(overdue, ({ openMinor }) => openMinor),
    onAccountMinor: sum(await findOpenMoney(db, { customerId }), ({ openMinor }) => openMinor),
    invoices: invoices.map(({ reference, dueOn, daysLate, openMinor, isBroughtForward }) => ({
      reference,
      dueOn,
      daysLate,
      openMinor,
      ...(isBroughtForward && { broughtForward: true }),
    })),
  };
}

async function writeLetter(db: Db, site: Site, debtor: DebtorRow, writing: Writing): Promise<void> {
  const { stage, reminded, today, by, now } = writing;
  const { customerId, company, email: receiver, invoices } = debtor;
  const data = await composeLetter(db, site, stage, debtor);
  const { totalMinor, overdueMinor } = data;
  await insertLetter(db, {
    site: site.code,
    customerId,
    stage,
    receiver,
    totalMinor,
    overdueMinor,
    currency: site.currency,
    invoices: JSON.stringify(reminded),
    written: JSON.stringify(data),
    sentOn: today,
    now,
    by,
  });
  await queueMessages(db, site.code, now, [{ channel: 'mail', receiver, template: 'dunning-letter', data }]);
  const before = Object.fromEntries(
    reminded.map(({ id, reference }) => [
      reference,
      invoices.find((one) => one.id === id)?.sent.map((one) => one.stage),
    ]),
  );
  const after = Object.fromEntries(reminded.map((one) => [one.reference, one.stage]));
  await recordAudit(db, {
    site: site.code,
    at: now,
    actor: by === ruleName ? 'system' : 'staff',
    actorName: by,
    action: 'reminder sent',
    subject: company,
    customerId,
    details: { stage, overdueMinor, before, after },
  });
}

const maxListed = 50;

export const listSentLetters = (db: Db, site: Site, customerId: number): Promise<LetterRow[]> =>
  findLetters(db, { site: site.code, customerId, limit: maxListed });

/** Who sends what a site sends by itself. */
export const ruleName = 'the store';

export const parseStage = (text: string): DunningStage | undefined => dunningStages.find((stage) => stage === text);
