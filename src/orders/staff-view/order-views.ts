/** Fixed filters of the list of orders for staff; 'open' are those that wait for anything. */
export const orderViews = [
  'open',
  'to-approve',
  'to-dispatch',
  'due-today',
  'late',
  'unpaid',
  'on-the-way',
  'in-part',
  'on-hold',
  'look-again',
  'returns-to-decide',
  'returns',
  'not-registered',
  'all',
] as const;
export type OrderView = (typeof orderViews)[number];

/** The sort orders of the list; '-' is descending. 'due' is the day by which the first goods are owed. */
export const staffOrderSorts = ['-placed', 'placed', '-total', 'total', 'due'] as const;
export type StaffOrderSort = (typeof staffOrderSorts)[number];

/** Only these views list orders that owe goods, and can be sorted by the day they are due. */
export const owingViews: readonly OrderView[] = ['to-dispatch', 'due-today', 'late', 'in-part'];

export const readOrderView = (text: string): OrderView => orderViews.find((view) => view === text) ?? 'open';

export function readStaffOrderSort(text: string, view: OrderView): StaffOrderSort {
  const sort = staffOrderSorts.find((one) => one === text);
  if (sort && (sort !== 'due' || owingViews.includes(view))) return sort;
  if (owingViews.includes(view)) return 'due';
  return view === 'all' ? '-placed' : 'placed';
}
