import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { readRow } from '../catalogue/import/import-columns.server.js';
                                                                          
import { addDays,           workingDayFrom } from '../lib/dates.js';
                                             
import { taxRatesOn } from '../sites/tax-rates.rule.js';

const folder = join(import.meta.dirname, '../../data/demo');
const files                                   = {
  'lubricants.csv': 'Lubricants',
  'automotive.csv': 'Automotive',
  'batteries.csv': 'Battery',
};

export function demoGoods(site      , day     )              {
  return Object.entries(files).flatMap(([file, superCategory]) => {
    const csv = readFileSync(join(folder, file), 'utf8');
    const { data } = Papa.parse                        (csv, { header: true, skipEmptyLines: true });
    return data.map((record) => {
      const read = readRow(cellsOf(record, superCategory, site, day), taxRatesOn(site.taxRates, day));
      if ('problems' in read) throw new Error(`${file}: ${read.problems.join(' ')}`);
      return read.row;
    });
  });
}

function cellsOf(record                                  , superCategory        , site      , day     ) {
  const { code = '', name = '', brand = '', inr = '', aed = '', hsn = '' } = record;
  const due = (inDays                    ) =>
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
