                                                    

/**
 * What the formulas need of one bearing, or of a matched pair. Loads in kN, sizes in mm, speeds in rpm; a figure that is
 * left out is not known.
 */
                            
                                    
                                                
                          
                                                                     
                                        
                                                  
                                       
                                          
                                        
                                                        
                                          
                                         
                                    
                                          
                                   
                                  
                                                             
                                   
                                   
                                   
                                                    
  

/** Constant loads on the bearing. */
                                                                           

/** The first figure that a formula needs and that is not known. */
                                                                                  
                                                          

/** 'axial': the bearing takes no axial load; 'radial': no radial load, or not so much beside its axial load. */
                                                               

const axialTypes                    = [
  'thrust ball',
  'cylindrical roller thrust',
  'needle roller thrust',
]                        ;

const radialTypes                    = [
  'cylindrical roller double row',
  'cylindrical roller four-row',
  'toroidal',
  'needle roller',
  'needle roller with inner ring',
  'needle roller without inner ring',
  'needle cage assembly',
  'needle drawn cup open',
  'needle drawn cup closed',
]                        ;

const combinedTypes                    = [
  'deep groove ball',
  'angular contact ball',
  'angular contact ball double row',
  'four-point contact ball',
  'self-aligning ball',
  'spherical roller',
  'tapered roller',
  'tapered roller inch',
  'tapered roller double row',
  'tapered roller four-row',
  'spherical roller thrust',
  'insert/unit',
]                        ;

const locatingCylindrical = /^(?:NUP|NUJ|NJ|NF|NH|NP|NCF)/;

/** Which loads the type takes; undefined for goods that have no rating life by ISO 281, such as sleeves. */
export function loadDirectionOf({ type, series }                                       ) {
  if (type === null) return undefined;
  if (axialTypes.includes(type)) return 'axial';
  if (type === 'cylindrical roller') return locatingCylindrical.test(series) ? 'combined' : 'radial';
  if (radialTypes.includes(type)) return 'radial';
  return combinedTypes.includes(type) ? 'combined' : undefined;
}

/** Balls touch in a point, which decides the exponent of the life. Inserts have balls. */
export const hasBalls = (type                    )          =>
  type === 'insert/unit' || type?.includes('ball') === true;
