import type { RequestInput } from '../../lib/contract.ts';
import { typedWhole } from '../../lib/typed-number.ts';
import { compareShelves } from '../../orders/packing/pick-list.rule.ts';
import { pickedPieces } from '../../orders/picks.rule.ts';
import type { DeskOrder } from './desk-order.ts';
import type { pickLineAtDesk } from './picking.contract.ts';

export type Line = DeskOrder['lines'][number];

/** Pieces of one lot, as typed. */
export type LotText = { quantity: string; lot: string; origin: string; carton: string };

/** The lines that can be or were picked, from shelf to shelf; those without a shelf last. */
export const linesByShelf = (lines: readonly Line[]): Line[] =>
  lines
    .filter(({ asked, pick }) => asked > 0 || pick)
    .toSorted((a, b) => compareShelves(shelfOf(a), shelfOf(b)) || a.lineNo - b.lineNo);

export const shelfOf = ({ stock }: Line): string => stock.find(({ sells }) => sells)?.shelf ?? '';

/** The lots as they were written down, else all that is asked for. */
export function lotsOf({ pick, asked }: Line, carton: number): LotText[] {
  const lots = pick?.lots.length ? pick.lots : [{ quantity: pick ? 0 : asked, lot: '', origin: '', carton }];
  return lots.map((lot) => ({ ...lot, quantity: String(lot.quantity), carton: String(lot.carton) }));
}

export const lastCarton = (lines: readonly Line[]): number =>
  Math.max(1, ...lines.flatMap(({ pick }) => pick?.lots.map(({ carton }) => carton) ?? []));

type SentLots = RequestInput<typeof pickLineAtDesk>['lots'];

/** Rows without pieces stay here. Undefined where a number is not whole. */
export function lotsToSend(lots: readonly LotText[]): SentLots | undefined {
  const filled = lots
    .filter(({ quantity }) => quantity.trim() !== '' && typedWhole(quantity) !== 0)
    .map(({ quantity, lot, origin, carton }) => ({
      quantity: typedWhole(quantity) ?? 0,
      lot: lot.trim(),
      origin: origin.trim(),
      carton: typedWhole(carton) ?? 0,
    }));
  return filled.every(({ quantity, carton }) => quantity > 0 && carton > 0) ? filled : undefined;
}

/** '16.2' or '16,2'; null for an empty field, undefined for what is no weight, and for '1,500', which may be thousands. */
export function readKg(typed: string): number | null | undefined {
  const text = typed.trim().replace(/,(?!\d{3}$)/, '.');
  if (text === '') return null;
  return /^\d{1,5}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined;
}

const keyOf = (text: string) => text.toUpperCase().replaceAll(/[\s./-]/g, '');

/** The line that a scanned shelf, item code or designation means; a number that can be picked means none. */
export function scannedLine(text: string, lines: readonly Line[], asked: number): Line | undefined {
  const key = keyOf(text);
  if (key === '' || (typedWhole(text) ?? asked + 1) <= asked) return undefined;
  return lines.find((line) => [line.itemCode, line.itemName, shelfOf(line)].some((name) => keyOf(name) === key));
}

export type Carton = { no: number; holds: { name: string; pieces: number }[]; netKg: number; grossKg: number | null };

/** The cartons, and what each holds of the picked goods. */
export function cartonsOf({ lines, cartons }: Pick<DeskOrder, 'lines' | 'cartons'>): Carton[] {
  const count = lines.some(({ pick }) => pick?.lots.length) ? lastCarton(lines) : 0;
  return Array.from({ length: count }, (_, index) => {
    const no = index + 1;
    const held = lines.flatMap((line) => {
      const lots = line.pick?.lots.filter(({ carton }) => carton === no) ?? [];
      return lots.length > 0 ? [{ line, pieces: pickedPieces({ lots }) }] : [];
    });
    return {
      no,
      holds: held.map(({ line, pieces }) => ({ name: line.itemName, pieces })),
      netKg: held.reduce((kg, { line, pieces }) => kg + (line.weightKg * pieces) / line.ordered, 0),
      grossKg: cartons.find(({ cartonNo }) => cartonNo === no)?.grossKg ?? null,
    };
  });
}
