import { typedAmount } from '../lib/typed-number.ts';

/** '125000' or '1,25,000.50' in minor units; otherwise NaN. */
export const typedMinor = (text: string): number => typedAmount(text) ?? Number.NaN;
