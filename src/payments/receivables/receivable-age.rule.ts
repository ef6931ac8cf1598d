// How late an unpaid invoice is, counted from its due day; who owes most for longest is called first.

export const receivableAges = [
  { key: 'notDue', label: 'Not due', to: 0 },
  { key: 'days30', label: '1 to 30 days', to: 30 },
  { key: 'days60', label: '31 to 60 days', to: 60 },
  { key: 'days90', label: '61 to 90 days', to: 90 },
  { key: 'older', label: 'Over 90 days', to: Number.POSITIVE_INFINITY },
] as const;
export type ReceivableAge = (typeof receivableAges)[number]['key'];
export type AgeSums = Record<ReceivableAge, number>;

export function receivableAgeOf(daysLate: number): ReceivableAge {
  return receivableAges.find(({ to }) => daysLate <= to)?.key ?? 'older';
}

export const totalOf = (sums: AgeSums): number => sums.notDue + overdueOf(sums);

export const overdueOf = ({ days30, days60, days90, older }: AgeSums): number => days30 + days60 + days90 + older;
