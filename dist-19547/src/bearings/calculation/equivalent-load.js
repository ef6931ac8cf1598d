import {                   loadFactors } from './load-factors.js';
import {            loadDirectionOf,                                               } from './rated-bearing.js';

/** P = x·Fr + y·Fa in kN. */
                              
                          
                     
                     
                                                                        
                                 
  

/** Above this share of the axial load a spherical roller thrust bearing takes no radial load. Source: SKF. */
const largestThrustShare = 0.55;

/**
 * Equivalent dynamic load P: the constant load under which the bearing lives as long as under Fr and Fa. Source: ISO 281;
 * spherical roller thrust bearings by the general catalogue of SKF (P = Fa + 1.2·Fr).
 */
export function equivalentDynamicLoad(bearing              , load      )                                     {
  const { radialKN, axialKN } = load;
  const direction = loadDirectionOf(bearing);
  if (direction === undefined) return { missing: 'formula' };
  if (direction === 'axial') return radialKN > 0 ? { refused: 'radial' } : { loadKN: axialKN, x: 0, y: 1 };
  if (bearing.type === 'spherical roller thrust') return thrustRollerLoad(load);
  if (axialKN === 0) return { loadKN: radialKN, x: 1, y: 0 };
  if (direction === 'radial') return { refused: 'axial' };
  const factors = loadFactors(bearing, axialKN);
  if ('missing' in factors) return factors;
  const isAbove = axialKN > factors.e * radialKN;
  const [x, y] = isAbove ? [factors.x2, factors.y2] : [factors.x1, factors.y1];
  return { loadKN: x * radialKN + y * axialKN, x, y, factors };
}

const thrustRollerLoad = ({ radialKN, axialKN }      )                           =>
  radialKN > largestThrustShare * axialKN ? { refused: 'radial' } : { loadKN: axialKN + 1.2 * radialKN, x: 1.2, y: 1 };

/**
 * Axial force in kN with which a tapered roller bearing under a radial load pushes the opposite one: Fr / (2·Y). Source:
 * general catalogues of SKF and FAG.
 */
export const innerAxialKN = (radialKN        , y        )         => radialKN / (2 * y);
