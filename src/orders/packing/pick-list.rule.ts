// A pick list goes from shelf to shelf; it asks for what an order owes and what lies there, reserved for it or free.

export type UndispatchedLine = {
  order: string;
  company: string;
  lineNo: number;
  itemId: number | null;
  itemName: string;
  itemCode: string;
  maker: string;
  unit: string;
  shelf: string;
  owed: number;
  reserved: number;
  /** Pieces of the item that can leave to the customer beside what is reserved. */
  free: number;
};

export type PickLine = Omit<UndispatchedLine, 'itemId' | 'free' | 'reserved'> & { pick: number };

/** Free pieces of an item go to the first line that needs them. Freight and what is not there are left out. */
export function pickListLines(lines: readonly UndispatchedLine[]): PickLine[] {
  const taken = new Map<number | null, number>();
  const picked = lines.flatMap(({ itemId, free, reserved, ...line }) => {
    const before = taken.get(itemId) ?? 0;
    const pick = Math.min(line.owed, reserved + Math.max(0, free - before));
    taken.set(itemId, before + Math.max(0, pick - reserved));
    return itemId === null || pick < 1 ? [] : [{ ...line, pick }];
  });
  return picked.toSorted((a, b) => compareShelves(a.shelf, b.shelf) || compareTexts(a.itemName, b.itemName));
}

/** A-03-2 before A-11-1; lines without a shelf last. */
export function compareShelves(a: string, b: string): number {
  if ((a === '') !== (b === '')) return a === '' ? 1 : -1;
  return compareTexts(a, b);
}

const compareTexts = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
