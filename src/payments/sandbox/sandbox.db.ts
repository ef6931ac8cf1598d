import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { GatewayName } from '../gateways/payment-gateway.ts';
import { sandboxCaptures, sandboxEvents, sandboxRefunds, sandboxSessions } from './sandbox.table.ts';

const p = sql.placeholder;

export type SandboxSession = {
  id: string;
  site: SiteCode;
  provider: GatewayName;
  amountMinor: number;
  currency: string;
  description: string;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  endedAt: Date | null;
};

const columns = sql`id, site, provider, amount_minor, currency, description, success_url, cancel_url, expires_at,
  ended_at`;

export const insertSession = prepareWrite<
  Omit<SandboxSession, 'endedAt'> & { receipt: string; now: Date },
  { id: string }
>(
  'sandbox_open',
  sql`insert into ${sandboxSessions} as s (id, site, provider, receipt, amount_minor, currency, description, success_url,
      cancel_url, created_at, expires_at)
    values (${p('id')}, ${p('site')}, ${p('provider')}, ${p('receipt')}, ${p('amountMinor')}, ${p('currency')},
      ${p('description')}, ${p('successUrl')}, ${p('cancelUrl')}, ${p('now')}, ${p('expiresAt')})
    on conflict (site, provider, receipt) do update set receipt = excluded.receipt returning id`,
);

export const findSandboxSession = prepareStatement<{ site: SiteCode; id: string }, SandboxSession>(
  'sandbox_session',
  sql`select ${columns} from ${sandboxSessions} where site = ${p('site')} and id = ${p('id')}`,
);

export const lockSession = prepareStatement<{ site: SiteCode; id: string }, SandboxSession>(
  'sandbox_lock',
  sql`select ${columns} from ${sandboxSessions} where site = ${p('site')} and id = ${p('id')} for no key update`,
);

export const endSandboxSession = prepareWrite<{ id: string; now: Date }, never>(
  'sandbox_end',
  sql`update ${sandboxSessions} set ended_at = coalesce(ended_at, ${p('now')}) where id = ${p('id')}`,
);

export type SandboxCapture = { id: string; sessionId: string; amountMinor: number; currency: string };

export const findCaptures = prepareStatement<{ sessionId: string }, SandboxCapture>(
  'sandbox_captures',
  sql`select id, session_id, amount_minor, currency from ${sandboxCaptures}
    where session_id = ${p('sessionId')} order by captured_at, id`,
);

export const insertCapture = prepareWrite<SandboxCapture & { now: Date }, never>(
  'sandbox_capture',
  sql`insert into ${sandboxCaptures} (id, session_id, amount_minor, currency, captured_at)
    values (${p('id')}, ${p('sessionId')}, ${p('amountMinor')}, ${p('currency')}, ${p('now')})`,
);

export const insertSandboxRefund = prepareWrite<
  { key: string; id: string; captureId: string; amountMinor: number; now: Date },
  { id: string }
>(
  'sandbox_refund',
  sql`insert into ${sandboxRefunds} (key, id, capture_id, amount_minor, refunded_at)
    values (${p('key')}, ${p('id')}, ${p('captureId')}, ${p('amountMinor')}, ${p('now')})
    on conflict (key) do update set key = excluded.key returning id`,
);

export const findSandboxRefunds = prepareStatement<
  { captureId: string },
  { id: string; key: string; amountMinor: number }
>(
  'sandbox_refunds_of',
  sql`select id, key, amount_minor from ${sandboxRefunds}
    where capture_id = ${p('captureId')} order by refunded_at desc, id desc`,
);

export const insertSandboxEvent = prepareWrite<
  { id: string; site: SiteCode; provider: GatewayName; body: string; now: Date },
  never
>(
  'sandbox_event',
  sql`insert into ${sandboxEvents} (id, site, provider, body, created_at, next_try_at)
    values (${p('id')}, ${p('site')}, ${p('provider')}, ${p('body')}, ${p('now')}::timestamptz, ${p('now')}::timestamptz)`,
);

export type SandboxEventRow = { id: string; site: SiteCode; provider: GatewayName; body: string; tries: number };

export const claimSandboxEvents = prepareWrite<{ now: Date; until: Date; limit: number }, SandboxEventRow>(
  'sandbox_events_claim',
  sql`update ${sandboxEvents} set next_try_at = ${p('until')} where id in (
      select id from ${sandboxEvents} where sent_at is null and next_try_at <= ${p('now')}
      order by next_try_at limit ${p('limit')} for no key update skip locked)
    returning id, site, provider, body, tries`,
);

export const recordSandboxDelivery = prepareWrite<
  { id: string; status: number; sentAt: Date | null; nextTryAt: Date | null },
  never
>(
  'sandbox_event_note',
  sql`update ${sandboxEvents} set status = ${p('status')}, sent_at = ${p('sentAt')}, next_try_at = ${p('nextTryAt')},
    tries = tries + 1 where id = ${p('id')}`,
);
