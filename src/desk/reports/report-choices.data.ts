// What a report of sales can show, by what, and of which days.

export const salesMeasures = ['value', 'pieces', 'margin'] as const;
export type SalesMeasure = (typeof salesMeasures)[number];

export const salesDimensions = [
  'customer',
  'item',
  'maker',
  'category',
  'manager',
  'state',
  'branch',
  'day',
  'week',
  'month',
  'quarter',
  'year',
] as const;
export type SalesDimension = (typeof salesDimensions)[number];

export const salesColumns = ['none', ...salesDimensions] as const;
export type SalesColumns = (typeof salesColumns)[number];

/** What sales can be narrowed to: one value of each. */
export const salesFilters = ['customer', 'item', 'maker', 'category', 'manager', 'state', 'branch'] as const;
export type SalesFilter = (typeof salesFilters)[number];

export const reportPeriods = [
  'this-month',
  'last-month',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-year',
  'twelve-months',
  'days',
] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

export const comparisons = ['year', 'before', 'none'] as const;
export type ReportComparison = (typeof comparisons)[number];

export const reportSorts = ['-now', 'now', '-before', 'before', '-change', 'change', 'label'] as const;
export type ReportSort = (typeof reportSorts)[number];

/** The spans that the bars of a chart stand for. */
export const chartStepNames = ['day', 'week', 'month', 'year'] as const;
export type ChartStep = (typeof chartStepNames)[number];

export const quoteDimensions = ['person', 'customer', 'maker', 'item', 'month'] as const;
export type QuoteDimension = (typeof quoteDimensions)[number];
