import type { FieldError } from '../../lib/contract.ts';
import { msg, t } from '../../lib/i18n.ts';
import type { TaxRates } from '../../sites/tax-rates.rule.ts';
import { definePart } from '../fact-part.ts';

export const tax = definePart<TaxRates>({
  label: msg('Tax rates'),
  note: msg('Those that items may have. On the day after its last day, the items of a rate get the one that follows.'),
  group: 'trade',
  fields: () => ({
    rates: {
      kind: 'list',
      label: msg('Rates'),
      entry: msg('rate'),
      max: 12,
      fields: {
        bp: { kind: 'percent', label: msg('Rate'), max: 100_00 },
        lastDay: { kind: 'day', label: msg('Last day, where it ends'), optional: true },
        thenBp: { kind: 'percent', label: msg('Its items then get'), max: 100_00, optional: true },
      },
    },
    newItemBp: {
      kind: 'percent',
      label: msg('Rate of a new item'),
      max: 100_00,
      hint: msg('For items that come in a file or from a program without a rate.'),
    },
  }),
  read: ({ taxRates }) => taxRates,
  apply: (site, taxRates) => ({ ...site, taxRates }),
  check: taxErrors,
});

function taxErrors({ rates, newItemBp }: TaxRates): FieldError[] {
  if (rates.length === 0) return [{ field: 'rates', message: t`Please enter at least one rate` }];
  const errors = rates.flatMap(({ bp, lastDay, thenBp }, index) => {
    const at = (field: string, message: string) => ({ field: `rates.${index}.${field}`, message });
    const next = rates.find((rate) => rate.bp === thenBp);
    return [
      ...(rates.slice(0, index).some((rate) => rate.bp === bp) ? [at('bp', t`This rate is in the list already`)] : []),
      ...(lastDay && thenBp === undefined ? [at('thenBp', t`Please enter the rate that follows`)] : []),
      ...(!lastDay && thenBp !== undefined ? [at('lastDay', t`Please enter the last day`)] : []),
      ...(lastDay && thenBp !== undefined && (!next || (next.lastDay && next.lastDay <= lastDay))
        ? [at('thenBp', t`Please enter a rate of the list that holds longer`)]
        : []),
    ];
  });
  return rates.some(({ bp }) => bp === newItemBp)
    ? errors
    : [...errors, { field: 'newItemBp', message: t`Please enter a rate of the list` }];
}
