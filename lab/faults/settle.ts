import type { Pool } from 'pg';

/** What jobs still have to do; each waits for its next try. */
const waiting = `
  select (select count(*) from outbox where next_try_at is not null and receiver like 'bench-%')::int as mails,
    (select count(*) from payments where state in ('opening', 'open', 'ended', 'settled')
      and session_id = any ($1))::int as payments,
    (select count(*) from payment_refunds where done_at is null)::int as refunds,
    (select count(*) from sandbox_events where sent_at is null and next_try_at is not null)::int as events,
    (select count(*) from e_invoices e join documents d on d.id = e.document_id join orders o on o.id = d.order_id
      join users u on u.id = o.user_id where e.due_at is not null and u.email like 'bench-%')::int as registrations`;

/** Instead of waiting for hours until each next try is due. */
const hurry = [
  'update outbox set next_try_at = now() where next_try_at > now()',
  'update payments set next_check_at = now() where next_check_at > now()',
  'update payment_refunds set next_try_at = now() where done_at is null and next_try_at > now()',
  'update sandbox_events set next_try_at = now() where next_try_at > now()',
  'update e_invoices set due_at = now() where due_at > now()',
];

export type Waiting = { mails: number; payments: number; refunds: number; events: number; registrations: number };

/** Lets the store finish what it began, once nothing disturbs it any more; returns what is still to be done. */
export async function settle(pool: Pool, paidSessions: readonly string[], seconds: number): Promise<Waiting> {
  const until = performance.now() + seconds * 1000;
  for (;;) {
    const { rows } = await pool.query<Waiting>(waiting, [paidSessions]);
    const left = rows[0] as Waiting;
    if (Object.values(left).every((count) => count === 0) || performance.now() > until) return left;
    for (const sql of hurry) await pool.query(sql);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
