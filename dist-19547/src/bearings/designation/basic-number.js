                                                 
                                                                                  
                                                                               

/** The number at the start of a designation that gives type and size. */
                           
                                                                             
                          
                             
                          
                              
                                     
                           
                               
                           
                                 
                            
                              
                          
  

                                    
                              
                       
                                                                 
                        
  

/** Reads the numbers that `text` can begin with; `starts` are the characters that they begin with, '' for any. */
                                  
                          
                                                                    
  

/** Whether a number can end before `rest`: RLS8-2RS is without its separators RLS82RS, and not the number 82. */
export const canEndBefore = (rest        )          => !/^\d/.test(rest) || /^2(?:RS|RZ|Z|HRS|LS|NSE)/.test(rest);

export const suffixGroupByType                                             = {
  'deep groove ball': 'b',
  'angular contact ball': 'a',
  'angular contact ball double row': 'd',
  'four-point contact ball': 'q',
  'self-aligning ball': 's',
  'cylindrical roller': 'c',
  'cylindrical roller double row': 'c',
  'cylindrical roller four-row': 'c',
  'spherical roller': 'r',
  toroidal: 'r',
  'tapered roller': 't',
  'tapered roller inch': 'u',
  'tapered roller double row': 't',
  'tapered roller four-row': 't',
  'thrust ball': 'h',
  'cylindrical roller thrust': 'h',
  'spherical roller thrust': 'h',
  'needle roller': 'n',
  'needle roller with inner ring': 'n',
  'needle roller without inner ring': 'n',
  'needle cage assembly': 'n',
  'needle drawn cup open': 'n',
  'needle drawn cup closed': 'n',
  'needle roller thrust': 'n',
  'needle combined': 'n',
  'inner ring': 'n',
  'cam follower': 'o',
  'spherical plain': 'o',
  'rod end': 'o',
  'wheel hub': 'o',
  housing: 'o',
  'adapter sleeve': 'o',
  'insert/unit': 'i',
};
