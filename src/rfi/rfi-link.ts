/** The page of an RFI. With `order` its quoted lines, or those of these numbers, are chosen to be ordered. */
export function rfiPath(number: string, order?: 'all' | readonly number[]): string {
  const chosen = order === undefined ? '' : `&order=${order === 'all' ? 'all' : order.join('.')}`;
  return `/order-detail?rfi=${encodeURIComponent(number)}${chosen}`;
}

/** The numbers of the chosen lines; every line where all are. */
export function chosenLines(order: string | null): 'all' | readonly number[] | undefined {
  if (order === null) return undefined;
  if (order === 'all') return 'all';
  return order.split('.').map(Number).filter(Number.isSafeInteger);
}
