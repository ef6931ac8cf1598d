import { randomUUID } from 'node:crypto';
import { decideOrderAtDesk, dispatchOrderAtDesk } from '../../src/desk/orders/order-actions.contract.ts';
import { orderAtDesk } from '../../src/desk/orders/order-record.contract.ts';
import { pickRestAtDesk } from '../../src/desk/orders/picking.contract.ts';
import { recordReceiptAtDesk } from '../../src/desk/receivables/debtor.contract.ts';
import { answerRfiAtDesk } from '../../src/desk/rfis/rfi-answers.contract.ts';
import { rfiAtDesk } from '../../src/desk/rfis/rfi-desk.contract.ts';
import type { Random } from '../fuzz/random.ts';
import type { PatientClient } from './patient-client.ts';
import type { Records } from './records.ts';

export type DeskWorker = { client: PatientClient; desk: string; random: Random; customerIds: readonly number[] };

const noShipment = { carrier: '', docket: '', tracking: '', ewayBill: '', cartons: null, weightKg: null, unpaid: '' };

/** One piece of work at the desk; what was begun and not answered may be done already, so a refusal ends it. */
export async function workAtDesk(worker: DeskWorker, records: Records): Promise<void> {
  const work = worker.random.pick([sendOrder, sendOrder, answerRfi, takeMoney]);
  await work(worker, records);
}

async function sendOrder({ client, desk }: DeskWorker, records: Records): Promise<void> {
  const { site } = client;
  const number = records.orders.acknowledged[records.approved.length]?.number;
  if (number === undefined) return;
  const before = await client.call(orderAtDesk, { site, number }, { desk });
  if (!before?.success) return;
  const decision = { site, number, seen: before.seen, decision: 'approve' as const, reason: '' };
  const approved = await client.call(decideOrderAtDesk, decision, { desk });
  // Also when it was refused: otherwise the same order would be tried for ever.
  records.approved.push(approved?.success ? number : '');
  if (!approved?.success) return;
  await client.call(pickRestAtDesk, { site, number }, { desk });
  const picked = await client.call(orderAtDesk, { site, number }, { desk });
  if (!picked?.success) return;
  const picks = picked.lines.flatMap(({ pick }) => (pick ? [pick.id] : []));
  const sent = await client.call(
    dispatchOrderAtDesk,
    { site, number, seen: picked.seen, picks, ...noShipment },
    { desk },
  );
  if (sent?.success) records.invoices.push({ order: number, number: sent.invoice });
}

async function answerRfi({ client, desk }: DeskWorker, { rfis, answeredRfis }: Records): Promise<void> {
  const { site } = client;
  const number = rfis[answeredRfis.length]?.number;
  if (number === undefined) return;
  const shown = await client.call(rfiAtDesk, { site, number }, { desk });
  if (!shown?.success) return;
  const lines = shown.rfi.lines.map(({ lineNo, revision }) => ({ lineNo, revision, note: 'Not made any more.' }));
  const answered = await client.call(answerRfiAtDesk, { site, number, lines }, { desk });
  answeredRfis.push(answered?.success ? number : '');
}

async function takeMoney({ client, desk, random, customerIds }: DeskWorker, { receipts }: Records): Promise<void> {
  const { site } = client;
  const reference = `CHEQUE ${randomUUID()}`;
  const amountMinor = 100 * (100 + random.below(900_000));
  const day = new Date().toISOString().slice(0, 10);
  const money = { site, customerId: random.pick(customerIds), amount: amountMinor, reference, day, invoices: [] };
  const reply = await client.call(recordReceiptAtDesk, money, { desk });
  if (reply?.success) receipts.push({ number: reply.receiptNo, reference, amountMinor });
}
