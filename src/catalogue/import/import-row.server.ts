import { createHash } from 'node:crypto';
import { designationKey } from '../../bearings/designation/search-key.ts';
import type { Day } from '../../lib/dates.ts';
import type { Unit } from '../catalogue.table.ts';

export type ImportedLot = { kind: 'arriving' | 'production'; quantity: number; dueOn: Day };

export type ImportedStock = { onHand: number; incoming: readonly ImportedLot[] };

/** Sizes in mm, weight in kg, loads in kN, prices in minor units of the site's currency. */
export type ImportRow = {
  code: string;
  name: string;
  maker: string;
  superCategory: string;
  category: string;
  subCategory: string;
  universalNo: string;
  description: string;
  origin: string;
  hsn: string;
  unit: Unit;
  packingType: string;
  qtyPerCarton: number;
  minQty: number;
  orderMultiple: number;
  boreMm: number | null;
  outsideMm: number | null;
  widthMm: number | null;
  weightKg: number | null;
  dynamicKn: number | null;
  staticKn: number | null;
  speedGreaseRpm: number | null;
  speedOilRpm: number | null;
  bearingType: string;
  seal: string;
  clearance: string;
  /** 0 means price on request. */
  listMinor: number;
  taxBp: number;
  popularity: number;
  /** null leaves the stock unchanged. */
  stock: ImportedStock | null;
};

/** `fatal` problems concern the whole file. */
export type ImportLine = { line: number; row: ImportRow } | { line: number; problems: string[]; fatal?: boolean };

export type StagedRow = Omit<ImportRow, 'stock'> & {
  line: number;
  nameKey: string;
  codeKey: string;
  universalKey: string;
  rowHash: string;
  onHand: number | null;
  incoming: readonly ImportedLot[];
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
  return { ...keyed, line, rowHash: createHash('sha256').update(JSON.stringify(keyed)).digest('base64url') };
}
