// What is picked for an order: at most what is asked for; less needs a reason. The dispatch opens when every line is picked.

import { msg } from '../lib/i18n.ts';
import { sum } from '../lib/sum.ts';

export const shortReasons = {
  missing: msg('Not on the shelf'),
  damaged: msg('Damaged'),
  'wrong-lot': msg('Wrong lot'),
  later: msg('Leaves later'),
} as const;
export type ShortReason = keyof typeof shortReasons;

export const maxCartons = 500;
export const maxLotsOfLine = 50;

type Lot = { quantity: number; carton: number };
export type LineToPick = { lineNo: number; asked: number };
export type LinePick = { lineNo: number; lots: readonly Lot[]; short: ShortReason | '' };

export const pickedPieces = ({ lots }: Pick<LinePick, 'lots'>): number => sum(lots, (lot) => lot.quantity);

/** A sentence for staff, or undefined when the line can be picked so. */
export function pickRefusal({ lineNo, asked }: LineToPick, pick: LinePick): string | undefined {
  const isWrong = ({ quantity, carton }: Lot) =>
    !Number.isInteger(quantity) || quantity < 1 || !Number.isInteger(carton) || carton < 1;
  if (pick.lots.some(isWrong)) return `Line ${lineNo}: pieces and cartons are whole numbers from 1.`;
  if (pick.lots.some(({ carton }) => carton > maxCartons))
    return `Line ${lineNo}: a dispatch has at most ${maxCartons} cartons.`;
  const picked = pickedPieces(pick);
  if (picked > asked) return `Line ${lineNo}: only ${asked} are on the shelf and owed.`;
  return picked < asked && pick.short === '' ? `Line ${lineNo}: say why ${asked - picked} are short.` : undefined;
}

/** The lines that are asked for and neither picked nor said to be short. */
export const linesToPick = (asked: readonly LineToPick[], picks: readonly { lineNo: number }[]): number[] =>
  asked.flatMap(({ lineNo, asked: pieces }) =>
    pieces > 0 && !picks.some((pick) => pick.lineNo === lineNo) ? [lineNo] : [],
  );

/** The number of cartons and their weight together, where each has been weighed. */
export function packedTotals(
  picks: readonly Pick<LinePick, 'lots'>[],
  weighed: readonly { cartonNo: number; grossKg: number }[],
): { cartons: number; weightKg: number | null; cartonKg: (number | null)[] } {
  const cartons = Math.max(0, ...picks.flatMap(({ lots }) => lots.map((lot) => lot.carton)));
  const cartonKg = Array.from(
    { length: cartons },
    (_, index) => weighed.find(({ cartonNo }) => cartonNo === index + 1)?.grossKg ?? null,
  );
  const known = cartonKg.filter((kg) => kg !== null);
  const total = Math.round(sum(known, (kg) => kg) * 1000) / 1000;
  return { cartons, weightKg: cartons > 0 && known.length === cartons ? total : null, cartonKg };
}
