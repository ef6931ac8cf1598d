             
              
           
       
               
            
           
            
       
           
           
            
                          
                                                               

/** Sizes in mm; null when unknown. */
                                 
                         
                                                                             
                          
                                    
                                 
                                                                    
                         
                                                       
                                
                                 
                                    
                                  
                                                                                                
                                
                                                                               
                             
                                     
                                
                                 
                          
                              
                                
                                              
                                                                               
                           
                             
                                             
                                                                                                                        
                          
                                 
                                                
                                                                                                     
                         
                                                                                      
                                   
                                     
                                                                              
                                      
                                  
                                          
                                      
                                                                                                       
                                      
                                        
                              
                                 
                                                                
                                                      
  

export const unknownDesignation = (input        )                    => ({
  input,
  known: false,
  type: null,
  series: null,
  basic: '',
  writtenBasic: '',
  boreMm: null,
  outsideMm: null,
  widthMm: null,
  widthKind: 'B',
  seal: null,
  sealCode: null,
  clearance: 'CN',
  clearanceNote: '',
  bore: 'cylindrical',
  snapRing: '',
  precision: '',
  contactAngleDegrees: null,
  pairing: '',
  cage: null,
  cageGuidance: null,
  design: '',
  axialClearanceMicrons: null,
  setOf: 1,
  hasSpecialBore: false,
  material: null,
  special: [],
  dialect: null,
  tokens: [],
  unknown: [],
  ignored: [],
  oldNumber: false,
  source: null,
  alternatives: [],
});
