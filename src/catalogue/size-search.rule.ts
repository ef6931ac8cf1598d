// A size that is searched for fits exactly, or within the tolerance written behind it: '25x52x15 ±0.5'.

import { sizeQuery } from '../bearings/search-key.ts';
import { say } from '../lib/say.ts';

/** Boundary dimensions in mm, and how far each may be off. */
export type SizeAsked = { d: number; D: number; B?: number; toleranceMm: number };

/** Tolerances that are offered beside a size, in mm; 0 is exact. */
export const tolerancesMm = [0, 0.1, 0.5, 1, 2] as const;

const mostMm = 10;
const tolerance = /\s*(?:±|\+\s*\/?\s*-)\s*(\d+(?:\.\d+)?)\s*(?:mm)?\s*$/i;

/** Reads '25x52x15', '25 52 15 ±0.5 mm' or '25x52 +/-1' in mm, at most 10 mm off; undefined for what is no size. */
export function sizeAsked(text: string): SizeAsked | undefined {
  const { d, D, B } = sizeQuery(text.replace(tolerance, '')) ?? {};
  const toleranceMm = Number(tolerance.exec(text)?.[1] ?? 0);
  if (d === undefined || D === undefined || toleranceMm > mostMm) return undefined;
  return B === undefined ? { d, D, toleranceMm } : { d, D, B, toleranceMm };
}

/** The search for the same size with another tolerance. */
export function withTolerance({ d, D, B }: SizeAsked, toleranceMm: number): string {
  const size = [d, D, B].filter((mm) => mm !== undefined).join('x');
  return toleranceMm > 0 ? `${size} ±${toleranceMm}` : size;
}

/** '25 × 52 × 15 mm', '25 × 52 mm ± 0.5 mm'. */
export function sizeAskedText({ d, D, B, toleranceMm }: SizeAsked): string {
  const size = [d, D, B].filter((mm) => mm !== undefined).join(' × ');
  return toleranceMm > 0 ? say`${size} mm ± ${toleranceMm} mm` : say`${size} mm`;
}
