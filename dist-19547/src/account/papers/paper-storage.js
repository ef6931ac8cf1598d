                                                                   
                                                

                                                                      

/** Keeps the content of papers; a key is written once and never again. */
                            
                          
                                                                      
                                                       
                                                                   
                                                              
                                                    
  

                             
                                    
                                    
                                                                                   
                                                                          
  

/** For an S3-compatible store: set together or not at all. */
export const paperStoreSettings = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']         ;

/** Of one site, by name; for a worker thread. */
                                                                                
