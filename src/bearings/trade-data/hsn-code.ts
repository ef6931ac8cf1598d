import { hsnByType } from './hsn-code.data.ts';

/** Bores in mm up to which a tariff line reaches; the last one has no end. */
const UP_TO_MM = [50, 100];

/**
 * Indian HSN code (eight figures, chapter 84) of a bearing by type and bore in mm. Undefined where the tariff depends on
 * more than that; housed units are 8483 20 00 and are not told from inserts here.
 */
export function indianHsnCode(type: string, boreMm: number): string | undefined {
  const row = Object.hasOwn(hsnByType, type) ? hsnByType[type] : undefined;
  if (row === undefined || !(boreMm > 0)) return undefined;
  const step = UP_TO_MM.findIndex((limit) => boreMm <= limit);
  return typeof row === 'string' ? row : row[step < 0 ? UP_TO_MM.length : step];
}
