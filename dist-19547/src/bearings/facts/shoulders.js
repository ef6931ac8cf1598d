                                                    
                                                                              
import { valuesIn } from '../dimensions/boundary-dimensions.js';
import { numericSeries } from '../dimensions/series.data.js';
import { chamfersMm, shouldersMm } from './chamfer.data.js';

/** Wide dimension series whose chamfers may differ from those of the usual width. */
const withOtherChamfers                    = ['28', '38', '48', '49'];

                                                                                                    

const withSameChamfers                         = [
  'deep groove ball',
  'angular contact ball',
  'angular contact ball double row',
  'four-point contact ball',
  'self-aligning ball',
  'spherical roller',
];

/** Smallest chamfer r of both rings in mm; undefined where the dimension series does not decide it. Source: ISO 15. */
function smallestChamferMm(bearing       )                     {
  const { boreMm, hasSpecialBore } = bearing;
  const series = chamferSeriesOf(bearing);
  if (boreMm === null || hasSpecialBore || series === undefined) return undefined;
  const step = chamfersMm[series]?.split(' ').find((text) => boreMm <= Number(text.split(':')[0]));
  return Number(step?.split(':')[1]) || undefined;
}

function chamferSeriesOf({ type, series }       )                     {
  if (!type || !withSameChamfers.includes(type)) return undefined;
  const row = numericSeries.find((one) => one.code === series && one.type === type);
  if (row?.width !== undefined && withOtherChamfers.includes(row.width)) return undefined;
  return row?.width === '00' ? '00' : row?.diameter;
}

                         
                             
                           
                             
                            
  

/**
 * Smallest diameter of the shaft's shoulder, largest of the housing's and largest fillet in mm; undefined where the
 * chamfer is not known. Source: DIN 5418.
 */
export function shouldersOf(bearing       )                        {
  const { boreMm, outsideMm } = bearing;
  const chamferMm = smallestChamferMm(bearing);
  if (chamferMm === undefined || boreMm === null || outsideMm === null) return undefined;
  const [filletMm, ...heights] = valuesIn(shouldersMm, chamferMm);
  const height = heights[columnOf(chamferSeriesOf(bearing))];
  if (!filletMm || !height) return undefined;
  const rounded = (mm        ) => Number(mm.toFixed(1));
  return {
    chamferMm,
    filletMm,
    shaftMm: rounded(boreMm + 2 * height),
    housingMm: rounded(outsideMm - 2 * height),
  };
}

function columnOf(diameterSeries                    )         {
  if (diameterSeries === '4') return 2;
  return diameterSeries === '1' || diameterSeries === '2' || diameterSeries === '3' ? 1 : 0;
}
