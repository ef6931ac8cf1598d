                                                                   
                                                
import { lockGivenStockOf,                 writeJudgedStock } from '../stock/import-stock.server.js';
import {
  compareItems,
  findItemsByCode,
  lockImports,
  mergeItems,
  retireItemsByCode,
  snakeCase,
} from './import-items.db.js';
import { importedNames,                } from './import-row.server.js';

                                                                                                               

/** What the rows would do; nothing is written. */
export async function judgeItems(db    , site      , rows                      )                        {
  const facts = rows.map(({ line, code, rowHash, onHand }) => ({ line, code, rowHash, onHand }));
  const compared = await compareItems(db, { site: site.code, rows: JSON.stringify(facts) });
  return compared.map(({ line, isNew, isSame, onHand, reserved }) => {
    if (!isSame && onHand !== null && onHand < reserved) return shortStock({ line, onHand, reserved });
    return { line, outcome: isSame ? 'unchanged' : isNew ? 'new' : 'changed', problem: '' };
  });
}

/** What becomes of an item that was retired. */
                                            

/** Writes the rows that differ from the catalogue, and their stock at the selling branch. */
export async function writeItems(
  db    ,
  site      ,
  rows                      ,
  { now, retired }                                      ,
)                        {
  await lockImports(db, site);
  const stockLines = stockLinesOf(site, rows);
  const short = new Map((await lockAndFindShort(db, site, rows, stockLines)).map((one) => [one.line, one]));
  const right = JSON.stringify(rows.filter(({ line }) => !short.has(line)));
  const merged = await mergeItems(db, {
    site: site.code,
    currency: site.currency,
    rows: right,
    sellsRetired: retired === 'sell',
    now,
  });
  const written = new Map(merged.map(({ code, isNew }) => [code, isNew ? ('new'         ) : ('changed'         )]));
  const judged = rows.map(
    ({ line, code })             => short.get(line) ?? { line, outcome: written.get(code) ?? 'unchanged', problem: '' },
  );
  if (stockLines.length > 0) await writeJudgedStock(db, site, stockLines, judged);
  return judged;
}

async function lockAndFindShort(db    , site      , rows                      , stockLines                      ) {
  if (stockLines.length === 0) return [];
  await lockGivenStockOf(db, site, stockLines);
  return (await judgeItems(db, site, rows)).filter(({ outcome }) => outcome === 'wrong');
}

/** Of the rows that say how many pieces there are. */
const stockLinesOf = ({ branches: [selling] }      , rows                      )              =>
  rows.flatMap(({ line, code, onHand, incoming }) =>
    onHand === null || !selling
      ? []
      : [
          {
            ...{ line, code, branch: selling.code, onHand, shelf: null, incoming },
            incomingKinds: ['arriving', 'production'],
          },
        ],
  );

const shortStock = ({ line, onHand, reserved }                                                    )             => ({
  line,
  outcome: 'wrong',
  problem: `on_hand ${onHand} is less than the ${reserved} reserved for orders; dispatch or cancel them first.`,
});

/** Orders and quotes keep them; the shop no longer shows them. Returns how many it retired. */
export async function retireItems(db    , { code: site }      , codes                   , now      )                  {
  return (await retireItemsByCode(db, { site, codes: [...codes], now })).length;
}

/** The facts that the rows would change, with what is there now. */
export async function changedFacts(db    , { code: site }      , rows                      ) {
  const found = await findItemsByCode(db, { site, codes: rows.map(({ code }) => code) });
  const itemOf = new Map(found.map(({ code, item }) => [code, item                                     ]));
  return rows.map((row) => {
    const item = itemOf.get(row.code) ?? {};
    const fields = importedNames
      .map((name) => ({ name, before: item[snakeCase(name)] ?? null, after: row[name] }))
      .filter(({ before, after }) => before !== after);
    return { line: row.line, fields };
  });
}
