                                                
import { box, lineSegment } from './path.js';

/** In mm; `B` is T for tapered roller bearings and H for thrust bearings. */
                                                                                               

                                              
                                                                  

                      
          
          
          
          
            
           
            
          
          
          
              
/** Neighbouring rings are hatched in opposite directions, a and b. */
                    
                          
                           
                             
                                                
                                            
  

                       
                         
                               
                                  
                                 
                                 
                                                              
                        
                        
                         
                                                
                                                                                                                    
                                        
                                                                                        
                          
                                                                           
                              
                               
                                                                 
                              
                                                                                              
                           
                                                        
                                        
  

/** What the designation says of the section; what it does not say is left out. */
                           
                                                                                                           
                                     
                                                                
                                     
                                                               
                                     
                                                                              
                                         
                                                      
                                           
                                                    
                                                            
                                        
                                                                                                          
                                              
  

export const ring = (hatch           , path           )       => ({ kind: 'ring', hatch, path });
export const rollingElement = (path           )       => ({ kind: 'roll', path });
export const cage = (path           )       => ({ kind: 'cage', path });
export const axis = (path           )       => ({ kind: 'axis', path });
export const edge = (path           )       => ({ kind: 'edge', path });
const contact = (path           )       => ({ kind: 'contact', path });

export function baseGeometry({ d, D, B }                   ) {
  const ri = d / 2;
  const ro = D / 2;
  return { ri, ro, H: ro - ri, h: B / 2, rm: (ri + ro) / 2 };
}

/** The ends of the bore as lines from the axis, the left one of a tapered bore the longer. */
export function boreEdgesOf({ boreEdges, left, right, taper }         , d        )                   {
  const widened = taper ? (right - left) / (2 * taper) : 0;
  return (
    boreEdges ?? [
      [left, d / 2 + widened],
      [right, d / 2],
    ]
  );
}

export const contactLine = (x        , y        , length        , angle        )       =>
  contact(
    lineSegment(
      [x - length * Math.sin(angle), y + length * Math.cos(angle)],
      [x + length * Math.sin(angle), y - length * Math.cos(angle)],
    ),
  );

export const mirroredCage = (x1        , y1        , x2        , y2        , radius = 0)         => [
  cage(box(-x1, y1, -x2, y2, radius)),
  cage(box(x1, y1, x2, y2, radius)),
];
