                                                 
import {
                      
  cylindricalRollerClearance,
  grooveBallClearance,
  selfAligningBallClearance,
  selfAligningBallTaperClearance,
  sphericalRollerClearance,
  sphericalRollerTaperClearance,
} from './radial-clearance.data.js';
import { rowForSize } from './size-rows.js';

                                                                   

/** What decides the clearance, in the words of attributes.ts; the bore in mm. `clearanceNote` is a part of a class, such as its upper half. */
                              
                               
                                 
                          
                             
                                 
  

const tables                                                                                    = {
  'deep groove ball': { cylindrical: grooveBallClearance },
  'cylindrical roller': { cylindrical: cylindricalRollerClearance },
  'spherical roller': { cylindrical: sphericalRollerClearance, taper: sphericalRollerTaperClearance },
  'self-aligning ball': { cylindrical: selfAligningBallClearance, taper: selfAligningBallTaperClearance },
};
const classes                    = ['C2', 'CN', 'C3', 'C4', 'C5'];

/**
 * Radial internal clearance in µm before mounting; undefined where ISO 5753-1 has none for the type, bore or class. Half
 * classes (C3H) and the motor classes of makers (CM) are not in the standard.
 */
export function radialClearanceMicrons(bearing                )                    {
  const { type, boreMm, bore, clearance, clearanceNote } = bearing;
  const table = type ? tables[type] : undefined;
  if (!table || boreMm === null || clearanceNote !== '') return undefined;
  const rows = bore === 'cylindrical' ? table.cylindrical : table.taper;
  const ranges = rowForSize(rows ?? [], boreMm)?.split(' ') ?? [];
  return parseRange(ranges[classes.indexOf(clearance)] ?? '');
}

function parseRange(text        )                    {
  const [min, max] = text.split('-');
  return min ? { min: Number(min), max: Number(max) } : undefined;
}
