import { radialClearanceRows, smallestBoreMm } from './radial-clearance.data.ts';

/** Of a deep groove ball bearing with a cylindrical bore; undefined where the table has none. */
export function radialClearanceUm(boreMm: number, clearance: string): readonly [number, number] | undefined {
  if (!(boreMm >= smallestBoreMm)) return undefined;
  const text = radialClearanceRows.find(([toMm]) => boreMm <= toMm)?.[1][clearance];
  const [from, to] = text?.split(' ').map(Number) ?? [];
  return from === undefined || to === undefined ? undefined : [from, to];
}
