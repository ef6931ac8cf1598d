                                        
import { box, lineSegment, outline } from './path.js';
                                                                     
import { axis, baseGeometry, edge, mirroredCage, ring, rollingElement } from './section.js';

                    
                            
                             
                            
                             
                                                
                          
                                               
                         
                                                                      
                             
                                                  
                                       
  

/** Ribs by the letters of the designation. Source: ISO 246, for NCF and NJG DIN 5412. */
export const RIBS = {
  NU: { outerLeft: true, outerRight: true },
  NJ: { outerLeft: true, outerRight: true, innerLeft: true },
  N: { innerLeft: true, innerRight: true },
  NF: { innerLeft: true, innerRight: true, outerLeft: true },
  NUP: { outerLeft: true, outerRight: true, innerLeft: true, innerRight: true, isLoose: true },
  NCF: { innerLeft: true, innerRight: true, outerLeft: true, isFull: true, isRetained: true },
  NJG: { outerLeft: true, outerRight: true, innerLeft: true, isFull: true },
  RNU: { outerLeft: true, outerRight: true, without: 'inner' },
  RN: { innerLeft: true, innerRight: true, without: 'outer' },
}                                        ;

/** Radii of the raceways; a ring that is missing leaves its place to the rollers. */
function raceways({ ri, ro, H }                                       , { without }      ) {
  return {
    inside: without === 'inner' ? ri : ri + (without === 'outer' ? 0.34 : 0.24) * H,
    outside: without === 'outer' ? ro : ro - (without === 'inner' ? 0.34 : 0.23) * H,
  };
}

export function cylindricalRollerSection(sizes                   , ribs      )          {
  const { B } = sizes;
  const { ri, ro, H, h } = baseGeometry(sizes);
  const corner = 0.07 * Math.min(H, B);
  const { inside, outside } = raceways({ ri, ro, H }, ribs);
  const roller = outside - inside;
  const rm = (outside + inside) / 2;
  const half = (ribs.isFull ? 0.38 : 0.31) * B;
  const rib = 0.3 * roller;
  const raceEnd = (side        , y        , ribY        , hasRib         )           => {
    if (!hasRib) return [[side * h, y, corner * 0.6]];
    return [
      [side * h, ribY],
      [side * half, ribY],
      [side * half, y],
    ];
  };
  const inner           = [
    [-h, ri, corner],
    ...raceEnd(-1, inside, inside + rib, !!ribs.innerLeft),
    ...raceEnd(1, inside, inside + rib, !!ribs.innerRight).reverse(),
    [h, ri, corner],
  ];
  const outer           = [
    [-h, ro, corner],
    [h, ro, corner],
    ...raceEnd(1, outside, outside - rib, !!ribs.outerRight),
    ...raceEnd(-1, outside, outside - rib, !!ribs.outerLeft).reverse(),
  ];
  const reach = half * 0.985;
  const parts         = [
    ...(ribs.without === 'inner' ? [] : [ring('b', outline(inner))]),
    ...(ribs.without === 'outer' ? [] : [ring('a', outline(outer))]),
    rollingElement(box(-reach, inside, reach, outside, 0.1 * roller)),
    axis(lineSegment([-reach - 0.06 * B, rm], [reach + 0.06 * B, rm])),
  ];
  if (!ribs.isFull) parts.push(...mirroredCage(half + 0.03 * B, rm - 0.1 * roller, h - 0.05 * B, rm + 0.1 * roller));
  if (ribs.isLoose) parts.push(edge(lineSegment([half, inside + rib], [half, ri])));
  if (ribs.isRetained)
    parts.push({ kind: 'snap', path: box(half + 0.01 * B, outside - rib, half + 0.05 * B, outside + 0.15 * rib) });
  return {
    parts,
    pitchRadius: rm,
    rollerDiameter: roller,
    innerShoulder: ribs.innerLeft ? inside + rib : inside,
    outerShoulder: ribs.outerLeft ? outside - rib : outside,
    fill: ribs.isFull ? 0.95 : 0.86,
    end: 'rolling',
    left: -h,
    right: h,
    holeTo: outside,
    ...(ribs.without === 'inner' ? { boreEdges: [] } : {}),
  };
}
