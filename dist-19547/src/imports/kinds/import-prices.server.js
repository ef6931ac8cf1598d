import {                  priceColumns } from '../../catalogue/price-lists/price-cells.rule.js';
import { findPriceOwner } from '../../catalogue/price-lists/price-owner.server.js';
import { savePrices } from '../../catalogue/price-lists/save-prices.server.js';
import { Refusal } from '../../server/refuse.server.js';
                                                                                               
                                                                      

const column = (name        , meaning        , aliases          , required = false)               => ({
  name,
  required,
  meaning,
  aliases,
});

const columns = [
  column(
    'price_list',
    'name of a price list, or the e-mail address of a customer',
    ['list', 'customer', 'price group'],
    true,
  ),
  column('for', 'an item, maker: NAME, category: NAME, or all', ['item', 'itemcode', 'part no', 'sku'], true),
  column('min_qty', 'from this quantity on; 1 when empty', ['moq', 'from qty', 'quantity']),
  column('discount_percent', 'discount on the list price', ['discount', 'disc', 'discount %']),
  column('net_price', 'price of one unit instead of a discount', ['net', 'price', 'rate']),
  column('valid_from', 'first day; empty: today', ['from', 'start']),
  column('valid_to', 'last day; empty: until it is changed', ['to', 'until', 'end']),
];

                                                        

const readPrice            = (cells) => {
  const cell = (name        ) => (cells[name] ?? '').trim();
  const owner = cell('price_list');
  const read = Object.fromEntries(priceColumns.map((name) => [name, cell(name)]))              ;
  const key = [owner, read.for, read.min_qty || '1', read.valid_from].join(' · ').toLowerCase().slice(0, 200);
  if (owner === '') return { key: '', problems: ['price_list is empty; write a price list or an e-mail address.'] };
  if (owner.length > 254) return { key: '', problems: ['price_list is too long.'] };
  return { key, values: { owner, cells: read }                       };
};

/** Saves or checks the lines of each price list or customer together, by the rules of the sheet. */
async function save(
  { database, site, by, now }            ,
  lines                       ,
  mode                        ,
)                        {
  const groups = Map.groupBy(lines, ({ values }) => (values               ).owner);
  const judged               = [];
  for (const [name, group] of groups) {
    const owner = await findPriceOwner(database, site.code, name);
    const edits = group.map(({ line, values }) => ({ line, cells: (values               ).cells }));
    const report = owner instanceof Refusal ? owner : await savePrices(database, site, { owner, edits, mode, by, now });
    if (report instanceof Refusal) {
      judged.push(...group.map(({ line }) => ({ line, outcome: 'wrong'         , problem: report.message })));
      continue;
    }
    const problems = Map.groupBy(report.problems, ({ line }) => line);
    judged.push(
      ...group.map(({ line })             => {
        const problem = (problems.get(line) ?? []).map(({ field, message }) => `${field}: ${message}.`).join(' ');
        const outcome = outcomes[report.outcomes.get(line) ?? 'wrong'];
        return { line, outcome: problem === '' ? outcome : 'wrong', problem };
      }),
    );
  }
  return judged;
}

const outcomes = { begun: 'new', changed: 'changed', unchanged: 'unchanged', wrong: 'wrong' }                           
         
             
 ;

export const priceImporter           = {
  columns,
  createReader: async () => readPrice,
  judge: (work, lines) => save(work, lines, 'check'),
  write: (work, lines) => save(work, lines, 'good-lines'),
};
