import { fieldsWithoutWords } from '../../src/desk/audit/audit-changes.ts';
import type { Contract } from '../../src/lib/contract.ts';
import type { Database } from '../../src/server/database/database.server.ts';

/** POST calls of the desk that print or prepare: they change nothing that the audit trail would tell. */
const changesNothing: readonly string[] = [
  'desk/api/passkeys/begin/',
  'desk/api/passkeys/begin_sign_in/',
  'desk/api/set_up/begin/',
  'desk/api/:site/accounts/entry/read/',
  'desk/api/:site/accounts/entry/pdf/',
  'desk/api/:site/accounts/entry/price/',
  'desk/api/:site/orders/:number/file/',
  'desk/api/:site/pick_list/',
  'desk/api/:site/settings/:part/preview/',
];

/** Kept elsewhere with who and when: picks and cartons in their own tables until the dispatch, a finished payment with its order. */
const recordedElsewhere: readonly string[] = [
  'desk/api/:site/orders/:number/pick/',
  'desk/api/:site/orders/:number/pick_rest/',
  'desk/api/:site/orders/:number/put_back/',
  'desk/api/:site/orders/:number/carton/',
  'desk/api/:site/payments/finish/',
  'desk/api/:site/imports/begin/',
  'desk/api/:site/imports/part/',
];

type Body = {
  success: boolean;
  written?: unknown;
  begun?: unknown;
  changed?: unknown;
  done?: unknown;
  booked?: unknown;
};
type Response = { body: Body };

/** A sheet or a statement may hold nothing that is new, and each of several records may be refused. */
const saysNothingChanged = ({ written, begun, changed, done, booked }: Body) =>
  written === false || (begun === 0 && changed === 0) || isEmptyList(done) || isEmptyList(booked);

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

type Entry = { action: string; details: Record<string, unknown> | null };

/** Facts of the seller have the labels of their page. */
const isNamedByFields = ({ action }: Entry) => !action.startsWith('settings ');

/** Fails when staff have changed something by this call and the audit trail does not say so, or says it without words. */
export async function requireAudit<R extends Response>(
  { $client }: Database,
  { path, method }: Contract,
  request: unknown,
  call: () => Promise<R>,
): Promise<R> {
  const isTrial = (request as { mode?: unknown }).mode === 'check';
  const isExempt = [...changesNothing, ...recordedElsewhere].includes(path) || isTrial;
  if (method === 'GET' || !path.startsWith('desk/api/') || isExempt) return call();
  const { rows } = await $client.query('select coalesce(max(id), 0)::int as last from audit_trail');
  const response = await call();
  const written = 'select action, details from audit_trail where id > $1';
  const entries: Entry[] = (await $client.query(written, [rows[0].last])).rows;
  if (response.body.success && !saysNothingChanged(response.body) && entries.length === 0)
    throw new Error(`${path} changed something without an entry in the audit trail`);
  const unnamed = entries.filter(isNamedByFields).flatMap(({ details }) => fieldsWithoutWords(details ?? {}));
  if (unnamed.length > 0)
    throw new Error(
      `${path} writes ${unnamed.join(', ')} into the audit trail; write its words in src/desk/field-words.ts`,
    );
  return response;
}
