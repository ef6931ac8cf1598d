import type { z } from 'zod';
import type { RefusalName, ReplyOf, RequestOf } from '../../lib/contract.ts';
import {
  type ApiCallOptions,
  type ApiContext,
  type ApiHandler,
  defineApiCall,
} from '../../server/calls/define-call.server.ts';
import { InvalidRow } from '../../server/calls/invalid-row.ts';
import { detailOf } from '../../server/calls/program-error.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { BatchContract } from './batch.contract.ts';

export type RowsOf<C extends BatchContract> = RequestOf<C>['rows'];
type RowRefusal<C extends BatchContract> = Refusal<keyof C['rowRefusals'] & string>;

/** The outcome of a row: what was saved, why it was refused, or which of its values is wrong. */
export type RowOutcome<C extends BatchContract> = z.output<C['saved']> | RowRefusal<C> | InvalidRow;

/** `save` gets the rows that are valid, and says of each of them, in their order, what became of it. */
export const defineBatchCall = <C extends BatchContract>(
  contract: C,
  options: ApiCallOptions,
  save: (request: RequestOf<C>, context: ApiContext) => Promise<readonly RowOutcome<C>[] | Refusal<RefusalName<C>>>,
): ApiHandler =>
  defineApiCall(contract, options, async (request, context) => {
    const rows: readonly unknown[] = request.rows;
    const valid = rows.filter((row) => !(row instanceof InvalidRow));
    const outcomes = valid.length === 0 ? [] : await save({ ...request, rows: valid }, context);
    if (outcomes instanceof Refusal) return outcomes;
    const next = outcomes.values();
    const all = rows.map((row) => (row instanceof InvalidRow ? row : next.next().value));
    return batchReply(contract, all) as ReplyOf<C>;
  });

function batchReply({ params = {} }: BatchContract, outcomes: readonly unknown[]) {
  const rows = outcomes.map((outcome, index) => {
    const row = index + 1;
    if (outcome instanceof InvalidRow) return { row, saved: false, error: invalidRowError(outcome) };
    if (!(outcome instanceof Refusal)) return { row, saved: true, ...(outcome as object) };
    const { refusal: code, message } = outcome;
    return { row, saved: false, error: { code, message, param: params[code] ?? null } };
  });
  const saved = rows.filter((row) => row.saved).length;
  return { saved, refused: rows.length - saved, rows };
}

function invalidRowError({ errors }: InvalidRow) {
  const [first, ...more] = errors.map(detailOf);
  return { ...first, ...(more.length > 0 && { errors: [first, ...more] }) };
}

/** One after the other, so that rows about the same record take effect in their order. */
export async function eachRow<Row, Outcome>(
  rows: readonly Row[],
  save: (row: Row) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const row of rows) outcomes.push(await save(row));
  return outcomes;
}
