import {
  comparisons,
  quoteDimensions,
  reportPeriods,
  reportSorts,
  salesColumns,
  salesDimensions,
  salesFilters,
  salesMeasures,
} from './report-choices.data.ts';

/** What chooses the sales that are summed, as the address of the report has it; what it does not say, or says wrongly, is the usual. */
export function salesChoicesOf(params: URLSearchParams) {
  const of = (name: string) => params.get(name) ?? '';
  const filters = Object.fromEntries(salesFilters.map((name) => [name, of(name)])) as Record<
    (typeof salesFilters)[number],
    string
  >;
  return {
    measure: chosen(salesMeasures, of('measure'), 'value'),
    period: chosen(reportPeriods, of('period'), 'this-year'),
    from: of('from'),
    to: of('to'),
    against: chosen(comparisons, of('against'), 'year'),
    ...filters,
  };
}

export function salesRequestOf(params: URLSearchParams) {
  const of = (name: string) => params.get(name) ?? '';
  return {
    ...salesChoicesOf(params),
    rows: chosen(salesDimensions, of('rows'), 'customer'),
    columns: chosen(salesColumns, of('columns'), 'none'),
    sort: chosen(reportSorts, of('sort'), '-now'),
  };
}

export function quotesRequestOf(params: URLSearchParams) {
  const of = (name: string) => params.get(name) ?? '';
  return {
    rows: chosen(quoteDimensions, of('rows'), 'person'),
    period: chosen(reportPeriods, of('period'), 'this-year'),
    from: of('from'),
    to: of('to'),
  };
}

const chosen = <const One extends string>(list: readonly One[], value: string, otherwise: NoInfer<One>): One =>
  list.find((one) => one === value) ?? otherwise;
