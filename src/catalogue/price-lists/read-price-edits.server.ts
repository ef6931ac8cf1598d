import { t } from '../../lib/i18n.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { StoredPrice } from './plan-price.rule.ts';
import type { PriceEdit } from './price-book.ts';
import { type CellProblem, type PriceCells, type PriceValues, readPriceCells } from './price-cells.rule.ts';
import type { TargetItem } from './price-target.rule.ts';
import { resolvePriceTargets } from './resolve-price-targets.server.ts';

export type TypedEdit = {
  line: number;
  /** An empty 'for' of an existing row leaves its target as it is. */
  cells: PriceCells;
  rowId?: number | undefined;
  /** Ends the row after its 'valid_to', or before today. */
  end?: boolean | undefined;
  /** The last change of the rows when they were loaded. */
  seen?: number | undefined;
};

export type LineProblem = CellProblem & { line: number; choices: TargetItem[]; stale?: true };

type ReadEdit = PriceEdit & { seen: number | undefined; item: TargetItem | null };

/** Reads cells and finds what each row is for. */
export async function readPriceEdits(
  db: Db,
  site: SiteCode,
  typed: readonly TypedEdit[],
  storedRow: (id: number) => StoredPrice | undefined,
): Promise<{ edits: ReadEdit[]; problems: LineProblem[] }> {
  const problems: LineProblem[] = [];
  const read = typed.flatMap((edit) => {
    const stored = edit.rowId === undefined ? undefined : storedRow(edit.rowId);
    const values = readPriceCells(cellsToRead(edit));
    if (!('problems' in values)) return [{ edit, values, stored }];
    problems.push(...values.problems.map((problem) => ({ line: edit.line, ...problem, choices: [] })));
    return [];
  });
  const texts = read.flatMap(({ edit, values, stored }) => (keepsTarget(edit, stored) ? [] : [values.target]));
  const targets = await resolvePriceTargets(db, site, texts);
  const edits = read.flatMap(({ edit, values, stored }): ReadEdit[] => {
    const { line, rowId, seen } = edit;
    const target = keepsTarget(edit, stored) ? { ...stored, item: null } : targets.get(values.target);
    if (!target || 'message' in target) {
      const message = target?.message ?? t`This row is no longer there; load the rows again`;
      problems.push({ line, field: 'for', message, choices: target?.choices ?? [] });
      return [];
    }
    const shared = { line, seen, item: target.item, wanted: snapshotOf(target, values) };
    if (!edit.end) return [{ ...shared, kind: 'price', rowId }];
    return rowId === undefined ? [] : [{ ...shared, kind: 'end', rowId, lastDay: values.validTo }];
  });
  return { edits, problems };
}

const keepsTarget = ({ cells, end }: TypedEdit, stored: StoredPrice | undefined): stored is StoredPrice =>
  stored !== undefined && (end === true || cells.for === '');

/** Only the last day is read of a row that ends. */
function cellsToRead({ cells, rowId, end }: TypedEdit): PriceCells {
  const keeps = rowId !== undefined && cells.for === '' ? { ...cells, for: 'all' } : cells;
  return end ? { ...keeps, for: 'all', min_qty: '', discount_percent: '0', net_price: '', valid_from: '' } : keeps;
}

const snapshotOf = (
  { scope, scopeKey }: Pick<StoredPrice, 'scope' | 'scopeKey'>,
  { minQty, discountBp, netMinor, validFrom, validTo }: PriceValues,
) => ({ scope, scopeKey, minQty, discountBp, netMinor, validFrom, validTo });
