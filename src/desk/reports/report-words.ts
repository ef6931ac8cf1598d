import type {
  QuoteDimension,
  ReportComparison,
  ReportPeriod,
  SalesColumns,
  SalesMeasure,
} from './report-choices.data.ts';

export const measureNames: Record<SalesMeasure, string> = {
  value: 'Sales before tax',
  pieces: 'Pieces sold',
  margin: 'Margin over cost price',
};

export const dimensionNames: Record<SalesColumns, { one: string; many: string }> = {
  none: { one: 'None', many: '' },
  customer: { one: 'Customer', many: 'customers' },
  item: { one: 'Item', many: 'items' },
  maker: { one: 'Maker', many: 'makers' },
  category: { one: 'Category', many: 'categories' },
  manager: { one: 'Sales manager', many: 'sales managers' },
  state: { one: 'Place of supply', many: 'places' },
  branch: { one: 'Branch', many: 'branches' },
  day: { one: 'Day', many: 'days' },
  week: { one: 'Week from', many: 'weeks' },
  month: { one: 'Month', many: 'months' },
  quarter: { one: 'Quarter from', many: 'quarters' },
  year: { one: 'Financial year from', many: 'years' },
};

export const periodNames: Record<ReportPeriod, string> = {
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-quarter': 'This quarter',
  'last-quarter': 'Last quarter',
  'this-year': 'This financial year',
  'last-year': 'Last financial year',
  'twelve-months': 'Twelve months',
  days: 'Chosen days',
};

export const comparisonNames: Record<ReportComparison, string> = {
  year: 'the same days a year earlier',
  before: 'as many days before',
  none: 'nothing',
};

export const quoteDimensionNames: Record<QuoteDimension, string> = {
  person: 'Who answered',
  customer: 'Customer',
  maker: 'Maker',
  item: 'Item',
  month: 'Month from',
};
