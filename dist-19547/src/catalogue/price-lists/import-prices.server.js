                                            
                                                                         
import { readCsv } from '../../server/read-csv.server.js';
import { Refusal } from '../../server/refuse.server.js';
                                                
import {                  priceColumns } from './price-cells.rule.js';
                                                                           
import {                                    savePrices } from './save-prices.server.js';

                                                                          

/** The file format is described in docs/desk.md. */
export async function importPrices(
  database          ,
  site      ,
  { file, ...request }              ,
)                                 {
  const { edits, problems } = await readPriceFile(file);
  const isStopped = problems.length > 0 && request.mode === 'all-or-nothing';
  const report = await savePrices(database, site, { ...request, edits, mode: isStopped ? 'check' : request.mode });
  if (report instanceof Refusal) return report;
  return { ...report, problems: [...problems, ...report.problems].sort((a, b) => a.line - b.line) };
}

/** Written by an export for people; an import does not read them. */
export const shownColumns = ['item', 'maker', 'list_price', 'unit_price', 'changed_by', 'changed_on']         ;

const columns = { known: [...priceColumns, ...shownColumns], required: ['for'] };

export const maxPriceLines = 50_000;

                                                                 

/** Each line wants one price; rows that are not in the file stay. */
async function readPriceFile(file          )                     {
  const edits              = [];
  const problems                = [];
  const refuse = (line        , message        ) => problems.push({ line, field: 'for', message, choices: [] });
  for await (const read of readCsv(file, columns)) {
    if ('problems' in read) for (const problem of read.problems) refuse(read.line, problem);
    else if (edits.length === maxPriceLines) {
      refuse(read.line, `The file has more than ${maxPriceLines} lines; import it in parts.`);
      return { edits: [], problems };
    } else edits.push({ line: read.line, cells: cellsOf(read.cells) });
  }
  return { edits, problems };
}

const cellsOf = (cells                                  )             => {
  const cell = (column        ) => cells[column] ?? '';
  return {
    for: cell('for'),
    min_qty: cell('min_qty'),
    discount_percent: cell('discount_percent'),
    net_price: cell('net_price'),
    valid_from: cell('valid_from'),
    valid_to: cell('valid_to'),
  };
};
