                                        
import { outline } from './path.js';
                                                      

export const OPEN        = { left: 'open', right: 'open' };

export const isClosed = ({ left, right }       )          => left !== 'open' || right !== 'open';

                  
                     
                     
                     
                      
                      
  

                        
                         
                                                                                                          
                                                
                                                                             
                        
  

/** Seals and shields between the shoulders of the rings; the outer ring is recessed for them. */
export function closuresBetween(faces       , { h, B, H, si, so }           , recess = 0.1)           {
  const closed = isClosed(faces);
  const thickness = 0.085 * Math.min(B, 1.6 * H);
  const face = h - 0.05 * Math.min(B, 1.6 * H);
  const step = closed ? recess * H : 0;
  const closure = { face, thickness, top: so + step * 0.95, so, si, H };
  const shoulder = (side        )           => {
    if (!closed) return [[side * h, so]];
    const points           = [
      [side * h, so + step],
      [side * (face - thickness), so + step],
      [side * (face - thickness), so],
    ];
    return side > 0 ? points : points.reverse();
  };
  return {
    parts: [...closureOn(-1, faces.left, closure), ...closureOn(1, faces.right, closure)],
    shoulder,
    room: closed ? face - thickness : h,
  };
}

                                                                                                   

function closureOn(side        , face      , c         )         {
  if (face === 'open') return [];
  const at = (x        , y        )         => [side * x, y];
  const back = c.face - c.thickness;
  const held = [at(c.face, c.top), at(back, c.top)];
  if (face === 'seal') {
    const lip = [
      at(back, c.si + 0.13 * c.H),
      at(c.face - 1.7 * c.thickness, c.si + 0.02 * c.H),
      at(c.face - 0.6 * c.thickness, c.si + 0.01 * c.H),
      at(c.face, c.si + 0.12 * c.H),
    ];
    return [{ kind: 'seal', path: outline([...held, ...lip]) }];
  }
  const thin = c.face - 0.42 * c.thickness;
  const plate = [
    at(back, c.so - 0.02 * c.H),
    at(thin, c.so - 0.05 * c.H),
    at(thin, c.si + 0.05 * c.H),
    at(c.face, c.si + 0.05 * c.H),
  ];
  return [{ kind: 'shield', path: outline([...held, ...plate]) }];
}
