                                                                                           
import { sum } from '../../lib/sum.js';
                                                          
                                                    
import { taxOf } from './tax-parts.rule.js';
import { keptPieces,                       taxShare } from './tax-share.rule.js';

                                                                                                  

export function documentLinesOf(
  pieces                       ,
  form              ,
  invoiced                             = [],
)                 {
  return pieces.map(({ line, quantity, lots = '', origin = '' }, index) => {
    const before = invoiced.filter((one) => one.orderLineId === line.id);
    return {
      lineNo: index + 1,
      orderLineId: line.id,
      itemCode: line.itemCode,
      itemName: line.itemName,
      maker: line.maker,
      category: line.category,
      hsn: line.hsn,
      unit: line.unit,
      origin: origin || line.origin,
      lots,
      quantity,
      listMinor: line.listMinor,
      unitMinor: line.unitMinor,
      discountBp: line.discountBp,
      taxableMinor: line.unitMinor * quantity,
      taxBp: line.taxBp,
      ...taxShare(keptPieces(line, form), before, quantity),
    };
  });
}

export function documentTotals(lines                         ) {
  const subtotalMinor = sum(lines, (line) => line.taxableMinor);
  const taxMinor = sum(lines, taxOf);
  return { subtotalMinor, taxMinor, totalMinor: subtotalMinor + taxMinor };
}
