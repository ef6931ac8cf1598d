import { createHash } from 'node:crypto';
import { designationKey } from '../../bearings/designation/search-key.ts';
import type { Day } from '../../lib/dates.ts';
import { factNames, type Item, type ItemFacts } from '../catalogue.table.ts';
import type { IncomingKind } from '../incoming-kinds.data.ts';

export type ImportedLot = { kind: IncomingKind; quantity: number; dueOn: Day };

/** Null pieces, and kinds that are not among `incomingKinds`, are left as they are. */
export type ImportedStock = {
  onHand: number | null;
  /** Left out: all kinds. */
  incomingKinds?: readonly IncomingKind[];
  incoming: readonly ImportedLot[];
};

/** What a line of the file says of its item. */
export type ImportedFacts = ItemFacts & Pick<Item, 'popularity' | 'costMinor'>;

/** `universalStated` is '' where the name gave the universal number. Stock that is null is left unchanged. */
export type ImportRow = ImportedFacts & { universalStated: string; stock: ImportedStock | null };

/** The columns of an item that an import writes. */
export const importedNames = [...factNames, 'popularity', 'costMinor'] as const;
export const stagedNames = [
  ...importedNames,
  'universalStated',
  'nameKey',
  'codeKey',
  'universalKey',
  'rowHash',
] as const;

export type StagedRow = Pick<Item, (typeof stagedNames)[number]> & {
  line: number;
  onHand: number | null;
  incoming: readonly ImportedLot[];
  /** Left out: all kinds, as in lines that the previous release checked. */
  incomingKinds?: readonly IncomingKind[];
};

export function stagedOf(row: ImportRow, line: number): StagedRow {
  const { stock, ...facts } = row;
  const keyed = {
    ...facts,
    nameKey: designationKey(row.name),
    codeKey: designationKey(row.code),
    universalKey: designationKey(row.universalNo),
    onHand: stock?.onHand ?? null,
    incoming: stock?.incoming ?? [],
  };
  const rowHash = createHash('sha256').update(JSON.stringify(keyed)).digest('base64url');
  return { ...keyed, ...(stock?.incomingKinds && { incomingKinds: stock.incomingKinds }), line, rowHash };
}
