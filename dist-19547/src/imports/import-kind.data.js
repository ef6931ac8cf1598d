export const importKinds = ['items', 'stock', 'prices', 'customers', 'pictures']         ;
                                                      

                                                

/** In batches, each seen at once; or all together in one transaction, and with 'all-or-nothing' only if every line is right. */
                                                                     

                         
               
              
              
             
             
          
            
                

                                                   

                                                                    

                                                     

export const noLines             = { new: 0, changed: 0, unchanged: 0, wrong: 0 };

/** A column that an import understands. */
                            
               
                    
                  
                                     
                             
  

/** What a line of a file says; `key` names what it is about. */
                                                                                                              

                                                                              

/** What became of a line, or would become of it. */
                                                                                 

export const maxImportBytes = 1_000_000_000;
export const maxImportLines = 1_000_000;
export const maxImportColumns = 200;
