                                             

/** A designation or a number, in the monospaced face, with short lines about it. */
                                                                  

/** `code`: in the monospaced face. */
                                                                          

                          
                                  
                                  
                                  
                                   
                                                 
                                                                                        
                                            
                                                          
                                                                                                 
                                                            
                                                                                    

                              
                  
                                                                          
                   
                                                                                 
                   
                                  
  

/** `address` is the site, without a trailing slash. */
                                                              

                                                                                                   

                                                           

export function defineTemplate                                      (
  write                                                          ,
) {
  return write            ;
}
