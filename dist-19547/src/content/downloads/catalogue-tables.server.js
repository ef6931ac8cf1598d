import { loadText, notAvailable, sizeText, weightText } from '../../catalogue/items/item-format.rule.js';
                                                                  
                                                                    

const figures                       = [
  { header: 'd', width: 34, align: 'right' },
  { header: 'D', width: 34, align: 'right' },
  { header: 'B', width: 30, align: 'right' },
  { header: 'kg', width: 34, align: 'right' },
  { header: 'C', width: 30, align: 'right' },
  { header: 'C0', width: 30, align: 'right' },
];
const brand            = { header: 'Brand', width: 32 };
const designations            = { header: 'Designations', width: '*' };

/** One row per size, with all its designations. */
export function writeSizesTable(
  writer            ,
  lines                          ,
  showBrand         ,
)                {
  const columns = [...figures, ...(showBrand ? [brand] : []), designations];
  const rows = lines.map(({ plain, names }) => [
    sizeText(plain.boreMm ?? 0),
    sizeText(plain.outsideMm ?? 0),
    sizeText(plain.widthMm ?? 0),
    weightText(plain.weightKg ?? 0, 3),
    loadText(plain.dynamicKn ?? 0),
    loadText(plain.staticKn ?? 0),
    ...(showBrand ? [plain.maker] : []),
    names.join(' · '),
  ]);
  return writer.table(columns, rows);
}

const goods                       = [
  { header: 'Item', width: 150, bold: true },
  { header: 'Brand', width: 60 },
  { header: 'Description', width: '*' },
  { header: 'kg', width: 40 },
];

export function writeGoodsTable(writer            , lines                          )                {
  const rows = lines.map(({ plain }) => [
    plain.name,
    plain.maker || notAvailable,
    plain.description,
    weightText(plain.weightKg ?? 0, 3),
  ]);
  return writer.table(goods, rows);
}
