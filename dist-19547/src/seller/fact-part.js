                                                     
                                           
                                                                   
                                                   

/** Facts of the seller that are changed together. */
                              
                
               
                                    
                                           
                                               
                                   
                                                      
                                                                                  
                                                           
                                              
                                      
                                                                
                                    
                                                                                    
                               
  

/** Of a part whose data have another shape than another's. */
                                             

export const definePart =       (part                )              => part                          ;
