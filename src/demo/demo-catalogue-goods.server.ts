import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { readRow } from '../catalogue/import/import-columns.server.ts';
import type { ImportRow } from '../catalogue/import/import-row.server.ts';
import { addDays, type Day, workingDayFrom } from '../lib/dates.ts';
import type { Site } from '../sites/site.ts';
import { taxRatesOn } from '../sites/tax-rates.rule.ts';

const folder = join(import.meta.dirname, '../../data/demo');
const files: Readonly<Record<string, string>> = {
  'lubricants.csv': 'Lubricants',
  'automotive.csv': 'Automotive',
  'batteries.csv': 'Battery',
};

export function demoGoods(site: Site, day: Day): ImportRow[] {
  return Object.entries(files).flatMap(([file, superCategory]) => {
    const csv = readFileSync(join(folder, file), 'utf8');
    const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
    return data.map((record) => {
      const rules = { country: site.country, taxRates: taxRatesOn(site.taxRates, day) };
      const read = readRow(cellsOf(record, superCategory, site, day), rules);
      if ('problems' in read) throw new Error(`${file}: ${read.problems.join(' ')}`);
      return read.row;
    });
  });
}

function cellsOf(record: Readonly<Record<string, string>>, superCategory: string, site: Site, day: Day) {
  const { code = '', name = '', brand = '', inr = '', aed = '', hsn = '' } = record;
  const due = (inDays: string | undefined) =>
    inDays ? workingDayFrom(addDays(day, Number(inDays)), site.calendar) : '';
  return {
    ...record,
    itemcode: code,
    itemname: name,
    brandname: brand,
    super_category: superCategory,
    hsn: site.country === 'IN' ? hsn : hsn.slice(0, 6),
    list_price: site.currency === 'AED' ? aed : inr,
    arriving_on: due(record.arriving_in_days),
    production_on: due(record.production_in_days),
  };
}
