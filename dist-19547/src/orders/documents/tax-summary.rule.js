// A tax document sums its lines by tariff number and rate; nothing is calculated again from rates.

import { sum } from '../../lib/sum.js';
                                                          
                                                    

                                                                                         

export function taxSummary(lines                         )               {
  const groups = Map.groupBy(lines, (line) => `${line.hsn} ${line.taxBp}`);
  return [...groups.values()].map((group) => ({
    hsn: group[0]?.hsn ?? '',
    taxBp: group[0]?.taxBp ?? 0,
    taxableMinor: sum(group, (line) => line.taxableMinor),
    centralMinor: sum(group, (line) => line.centralMinor),
    stateMinor: sum(group, (line) => line.stateMinor),
    wholeMinor: sum(group, (line) => line.wholeMinor),
  }));
}
