// In which order a buyer sees the history: as orders with their lines, or by any other column line by line.

/** By date and number on the page; programs also sort by total and status. */
export const orderSorts = ['newest', 'oldest', 'number', 'number_down', 'highest', 'lowest', 'status'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** An unknown one is the newest first. */
export const readOrderSort = (text: string): OrderSort => orderSorts.find((sort) => sort === text) ?? 'newest';

const lineColumns = ['item', 'brand', 'qty', 'price', 'total', 'tax', 'weight', 'origin', 'status'] as const;
type LineColumn = (typeof lineColumns)[number];
const amounts: readonly string[] = ['qty', 'price', 'total', 'tax', 'weight'] satisfies LineColumn[];

/** A column and a direction, as every sorted table has them. */
type SortedBy<Key = string> = { key: Key; descending: boolean };

/** 'by_qty' and 'by_qty_down' sort lines; undefined for what sorts orders. */
export function readLineSort(text: string): SortedBy<LineColumn> | undefined {
  const [, name, down] = /^by_([a-z]+?)(_down)?$/.exec(text) ?? [];
  const key = lineColumns.find((column) => column === name);
  return key && { key, descending: down !== undefined };
}

const columnsOfOrders: Readonly<Record<string, SortedBy>> = {
  newest: { key: 'date', descending: true },
  oldest: { key: 'date', descending: false },
  number: { key: 'order', descending: false },
  number_down: { key: 'order', descending: true },
};

/** The column that an address sorts by. */
export const sortedBy = (sort: string): SortedBy | undefined => readLineSort(sort) ?? columnsOfOrders[sort];

/** The address for a column whose head was pressed. Amounts start with the largest, days with the latest. */
export function sortAfter(current: string, pressed: SortedBy | undefined): string {
  if (!pressed) return 'newest';
  const { key } = pressed;
  const isNew = sortedBy(current)?.key !== key;
  const descending = pressed.descending || (isNew && (key === 'date' || amounts.includes(key)));
  const ofOrders = Object.entries(columnsOfOrders).find(([, one]) => one.key === key && one.descending === descending);
  return ofOrders?.[0] ?? `by_${key}${descending ? '_down' : ''}`;
}

/** What the address says of an order, or the usual one. */
export const readHistorySort = (text: string): string => (readLineSort(text) ? text : readOrderSort(text));
