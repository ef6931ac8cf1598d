import { hsnByType } from './hsn-code.data.js';

const UP_TO_MM = [50, 100];

/** The eight-digit Indian HSN code by type and bore in mm; undefined where the tariff depends on more than that. */
export function indianHsnCode(type        , boreMm        )                     {
  const row = Object.hasOwn(hsnByType, type) ? hsnByType[type] : undefined;
  if (row === undefined || !(boreMm > 0)) return undefined;
  const step = UP_TO_MM.findIndex((limit) => boreMm <= limit);
  return typeof row === 'string' ? row : row[step < 0 ? UP_TO_MM.length : step];
}
