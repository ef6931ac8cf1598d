                                                    
                                                                
import { shaftFits, turningHousingFits } from './fit-choice.data.js';

/** Which ring turns against the direction of the load. */
export const turningRings = ['inner', 'outer']         ;
                                                        

                                                     

const lightShare = 0.06;
const heavyShare = 0.13;

/** By the equivalent load as a share of C: light up to 0.06, heavy above 0.13. Source: NSK's general catalogue. */
export function loadLevel(loadKN        , dynamicKN        )            {
  const share = loadKN / dynamicKN;
  if (share <= lightShare) return 'light';
  return share > heavyShare ? 'heavy' : 'normal';
}

                
                                    
                          
                                
                            
  

                                     

const families                                   = {
  'deep groove ball': 'ball',
  'angular contact ball': 'ball',
  'angular contact ball double row': 'ball',
  'four-point contact ball': 'ball',
  'self-aligning ball': 'ball',
  'cylindrical roller': 'roller',
  'tapered roller': 'roller',
  'spherical roller': 'spherical',
}                                               ;

/** The shaft tolerance usual for the case; undefined where the catalogue has none for the type or bore. */
export function usualShaftClass({ type, boreMm, turning, level }         )                         {
  const family = families[type ?? ''];
  if (!family) return undefined;
  if (turning === 'outer') return 'g6';
  const rows = shaftFits[family][level] ?? shaftFits[family].normal ?? [];
  return rows.find(([upToMm]) => boreMm <= upToMm)?.[1];
}

/** The housing tolerance usual for the case, for a housing of one piece. */
export const usualHousingClass = ({ turning, level }                                    )               =>
  turning === 'inner' ? 'H7' : (turningHousingFits[level] ?? 'N7');
