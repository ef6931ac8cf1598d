import { steelShareByType } from './mass.data.ts';

const STEEL_KG_PER_MM3 = 7.85e-6;

/**
 * Estimated mass in kg from the type and the sizes in mm (B is T for tapers, H for thrust bearings): a share of the
 * solid steel ring, fitted to catalogue masses; for the types of the table 95 % are within 15 %. Undefined for types
 * that it does not hold for and for sizes that are no ring.
 */
export function estimateMassKg(type: string, d: number, D: number, B: number): number | undefined {
  const share = Object.hasOwn(steelShareByType, type) ? steelShareByType[type] : undefined;
  if (share === undefined || !(d > 0 && D > d && B > 0 && Number.isFinite(D * B))) return undefined;
  return share * (Math.PI / 4) * (D * D - d * d) * B * STEEL_KG_PER_MM3;
}
