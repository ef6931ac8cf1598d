import { withoutGrouping } from '../lib/typed-number.ts';

/** '125000' or '1,25,000.50' in minor units; otherwise NaN. */
export function typedMinor(text: string): number {
  const plain = withoutGrouping(text);
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}
