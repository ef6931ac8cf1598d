                                                        

                                                                                         

/** What an e-way bill adds to a registered invoice. */
                         
              
                        
                          
                 
                    
                  
  

/** India's invoice registration portal as a seller reaches it: directly or through a provider. */
                             
                                                            
                                                  
                                                                                    
                                                                                                                 
                                                          
                                                                       
  

/** The portal has looked at it and says why not; sending it again does not help. */
export class PortalRefusalError extends Error {}

/** No answer, or none that says anything of the invoice; it may have been registered. */
export class PortalUnavailableError extends Error {}
