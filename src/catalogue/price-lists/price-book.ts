import type { Day } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import type { PriceChangeKind } from '../pricing/price-change-kind.data.ts';
import type { PriceSnapshot } from '../pricing/prices.table.ts';
import {
  type PricePlan,
  type PriceWrite,
  planEdit,
  planEnd,
  planPrice,
  planUndo,
  type StoredPrice,
} from './plan-price.rule.ts';
import type { CellProblem } from './price-cells.rule.ts';

export type PriceEdit = { line: number; wanted: PriceSnapshot } & (
  | { kind: 'price'; rowId?: number | undefined }
  | { kind: 'end'; rowId: number; lastDay: Day | null }
);

/** `touched` are the rows that the edit changes, or that have its scope and quantity. */
export type PlannedEdit = { touched: number[] } & ({ writes: PriceWrite[] } | { problem: CellProblem });

/** A row before all edits and after them; `rowId` is null for a new row. */
export type RowWrite = {
  rowId: number | null;
  kind: PriceChangeKind;
  before: PriceSnapshot | null;
  after: PriceSnapshot | null;
};

/** The prices of an edit's items and quantity before it, and after it. */
export type LinePrices = { before: readonly PriceSnapshot[]; after: readonly PriceSnapshot[] };

const keyOf = ({ scope, scopeKey, minQty }: PriceSnapshot) => JSON.stringify([scope, scopeKey, minQty]);

/** The rows of one owner while they are edited: each edit is planned on what the earlier ones leave. */
export class PriceBook {
  readonly #today: Day;
  readonly #rows = new Map<number, StoredPrice>();
  readonly #idsByKey = new Map<string, Set<number>>();
  readonly #lineOf = new Map<string, number>();
  readonly #writes = new Map<number, RowWrite>();
  #lastNewId = 0;

  constructor(stored: readonly StoredPrice[], today: Day) {
    this.#today = today;
    for (const row of stored) this.#put(row);
  }

  row(id: number): StoredPrice | undefined {
    return this.#rows.get(id);
  }

  /** The row that applies on a day, if there is one. */
  rowOn(key: PriceSnapshot, day: Day): StoredPrice | undefined {
    return this.#rowsWith(key).find((row) => (row.validFrom ?? day) <= day && day <= (row.validTo ?? day));
  }

  /** What applies today or later to the same items from the same quantity. */
  pricesOf(key: PriceSnapshot): PriceSnapshot[] {
    return this.#rowsWith(key).map(snapshotOf);
  }

  /** Plans what it takes to have the prices of before again; undefined where the rows are not as they were written. */
  planUndo({ before, after }: LinePrices): PriceWrite[] | undefined {
    const [key] = [...after, ...before];
    const rows = key ? this.#rowsWith(key) : [];
    const isLive = ({ validTo }: PriceSnapshot) => validTo === null || validTo >= this.#today;
    const text = (prices: readonly PriceSnapshot[]) =>
      JSON.stringify(
        prices
          .filter(isLive)
          .map(snapshotOf)
          .map((one) => JSON.stringify(one))
          .sort(),
      );
    return text(rows) === text(after) ? planUndo(rows, before, this.#today) : undefined;
  }

  plan(edit: PriceEdit): PlannedEdit {
    const own = edit.rowId === undefined ? [] : [edit.rowId];
    const touched = [...own, ...this.#rowsWith(edit.wanted).map(({ id }) => id)];
    const first = this.#firstLineOf(edit);
    if (first !== edit.line) {
      const message = t`Line ${first} has the same item, quantity and first day; keep one of the two`;
      return { touched, problem: { field: 'for', message } };
    }
    const planned = this.#planOf(edit);
    return 'problem' in planned
      ? { touched, problem: { field: planned.field, message: planned.problem } }
      : { touched, writes: planned.writes };
  }

  apply(writes: readonly PriceWrite[]): void {
    for (const write of writes) {
      if (write.kind === 'begun') this.#lastNewId -= 1;
      else this.#drop(write.before);
      const id = write.kind === 'begun' ? this.#lastNewId : write.before.id;
      if (write.kind !== 'removed') this.#put({ ...write.after, id });
      this.#record(id, write);
    }
  }

  /** Returns the writes by the id of the row; ids of new rows are negative. */
  writes(): ReadonlyMap<number, RowWrite> {
    return this.#writes;
  }

  #planOf(edit: PriceEdit): PricePlan {
    const row = edit.rowId === undefined ? undefined : this.row(edit.rowId);
    if (edit.rowId !== undefined && !row)
      return { field: 'for', problem: t`This row is no longer there; load the rows again` };
    if (edit.kind === 'end' && row) return planEnd(row, edit.lastDay, this.#today);
    const rows = this.#rowsWith(edit.wanted);
    return row ? planEdit(row, rows, edit.wanted, this.#today) : planPrice(rows, edit.wanted, this.#today);
  }

  #firstLineOf({ line, wanted, kind, rowId }: PriceEdit): number {
    const name = kind === 'end' ? `end ${rowId}` : `${keyOf(wanted)} ${wanted.validFrom ?? this.#today}`;
    const first = this.#lineOf.get(name) ?? line;
    this.#lineOf.set(name, first);
    return first;
  }

  #rowsWith(key: PriceSnapshot): StoredPrice[] {
    return [...(this.#idsByKey.get(keyOf(key)) ?? [])].flatMap((id) => this.#rows.get(id) ?? []);
  }

  #put(row: StoredPrice): void {
    this.#rows.set(row.id, row);
    const key = keyOf(row);
    this.#idsByKey.set(key, (this.#idsByKey.get(key) ?? new Set()).add(row.id));
  }

  #drop(row: StoredPrice): void {
    this.#rows.delete(row.id);
    this.#idsByKey.get(keyOf(row))?.delete(row.id);
  }

  /** A row that has come and gone is not written. */
  #record(id: number, write: PriceWrite): void {
    const earlier = this.#writes.get(id);
    const before = earlier ? earlier.before : write.kind === 'begun' ? null : snapshotOf(write.before);
    const after = write.kind === 'removed' ? null : snapshotOf(write.after);
    if (before === null && after === null) this.#writes.delete(id);
    else
      this.#writes.set(id, { rowId: id > 0 ? id : null, kind: before === null ? 'begun' : write.kind, before, after });
  }
}

const snapshotOf = ({ scope, scopeKey, minQty, discountBp, netMinor, validFrom, validTo }: PriceSnapshot) => ({
  scope,
  scopeKey,
  minQty,
  discountBp,
  netMinor,
  validFrom,
  validTo,
});
