import { withoutMissing } from '../../lib/without-missing.js';
                                                  
import {
  assembledWidthTolerances,
  radialTolerances,
                      
  taperTolerances,
} from './dimensional-tolerance.data.js';
                                                   
import { rowForSize } from './size-rows.js';

/** What decides the tolerances, in the words of attributes.ts; sizes in mm. */
                                 
                               
                                 
                                    
                                
  

/** In µm; a figure is missing where the standard has none. */
                                     
                        
                           
                         
                                
                                
  

const radialTypes                    = [
  'deep groove ball',
  'angular contact ball',
  'angular contact ball double row',
  'four-point contact ball',
  'self-aligning ball',
  'cylindrical roller',
  'cylindrical roller double row',
  'spherical roller',
  'toroidal',
  'needle roller with inner ring',
];

/** Which tables hold for a class: that of the sizes, and that of the run-out where it differs. */
const classes                                                                           = {
  '': { sizes: 'N' },
  P6: { sizes: 'P6' },
  P5: { sizes: 'P5' },
  P4: { sizes: 'P4' },
  P4S: { sizes: 'P4', runout: 'P2' },
  P42: { sizes: 'P4', runout: 'P2' },
  P3: { sizes: 'P4', runout: 'P2' },
  P2: { sizes: 'P2' },
};

/**
 * Deviations of the mean bore and outside diameter and of the width, and the radial run-out of the assembled bearing, of
 * the tolerance class. The width of a tapered roller bearing is T. Empty for types and classes that ISO 492 does not have.
 */
export function dimensionalTolerances(bearing                   )                        {
  const { type, precision } = bearing;
  if (type === 'tapered roller') return taperTolerancesOf(bearing);
  const rows = classes[precision];
  if (!type || !radialTypes.includes(type) || !rows) return {};
  const sizes = tolerancesIn(radialTolerances[rows.sizes], bearing);
  if (!rows.runout) return sizes;
  const { innerRunout, outerRunout } = tolerancesIn(radialTolerances[rows.runout], bearing);
  const { innerRunout: _, outerRunout: __, ...rest } = sizes;
  return withoutMissing({ ...rest, innerRunout, outerRunout });
}

function taperTolerancesOf(bearing                   )                        {
  const { precision, boreMm } = bearing;
  const rings = precision === '' || precision === 'P6X' ? 'N' : precision;
  const sizes = tolerancesIn(taperTolerances[rings], bearing);
  const widths = assembledWidthTolerances[precision || 'N'] ?? [];
  const [min, max] = valuesFor(widths, boreMm);
  return withoutMissing({ ...sizes, width: min === undefined || max === undefined ? undefined : { min, max } });
}

function tolerancesIn(table                            , { boreMm, outsideMm }                   ) {
  const [bore, innerRunout, width] = valuesFor(table?.inner ?? [], boreMm);
  const [outside, outerRunout] = valuesFor(table?.outer ?? [], outsideMm);
  return withoutMissing({
    bore: belowNominal(bore),
    outside: belowNominal(outside),
    width: belowNominal(width),
    innerRunout,
    outerRunout,
  });
}

const belowNominal = (min                    )                    => (min === undefined ? undefined : { min, max: 0 });

const valuesFor = (rows                   , sizeMm               )                    =>
  sizeMm === null ? [] : (rowForSize(rows, sizeMm)?.split(' ').map(Number) ?? []);
