const periods = { '': 30, week: 7, quarter: 90 } as const;

export type PeriodView = keyof typeof periods;

export const readPeriodView = (view: string): PeriodView => (Object.hasOwn(periods, view) ? (view as PeriodView) : '');

export const daysOfView = (view: PeriodView): number => periods[view];
