import { countItemsByTaxRate } from '../catalogue/tax-rates/end-tax-rates.server.ts';
import { formatDay } from '../lib/dates.ts';
import { t } from '../lib/i18n.ts';
import { toPercent } from '../lib/money.ts';
import type { Db } from '../server/database/database.server.ts';
import type { SellerSite } from '../sites/site.ts';
import type { FactPartName } from './fact-parts.ts';

export type PartFigure = { label: string; value: number; note: string };

/** The figures tell how much a change of the part would affect. */
export async function loadFigures(db: Db, site: SellerSite, part: FactPartName): Promise<PartFigure[]> {
  if (part !== 'tax') return [];
  return (await countItemsByTaxRate(db, site)).map(({ bp, items }) => ({
    label: t`Items with ${toPercent(bp)}%`,
    value: items,
    note: planOf(site, bp),
  }));
}

function planOf({ taxRates: { rates } }: SellerSite, bp: number): string {
  const rate = rates.find((one) => one.bp === bp);
  if (!rate) return t`not in the list`;
  return rate.lastDay && rate.thenBp !== undefined
    ? t`get ${toPercent(rate.thenBp)}% after ${formatDay(rate.lastDay)}`
    : '';
}
