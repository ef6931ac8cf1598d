/** The page of an RFI. With `choose` its quoted lines, or those of these numbers, are chosen to be ordered. */
export function rfiPath(number: string, choose?: 'all' | readonly number[]): string {
  const chosen = choose === undefined ? '' : `&choose=${choose === 'all' ? 'all' : choose.join('.')}`;
  return `/order-detail?rfi=${encodeURIComponent(number)}${chosen}`;
}

/** The numbers of the chosen lines; every line where all are. */
export function chosenLines(choose: string | null): 'all' | readonly number[] | undefined {
  if (choose === null) return undefined;
  if (choose === 'all') return 'all';
  return choose.split('.').map(Number).filter(Number.isSafeInteger);
}
