                                                                                
                                                                      
                                                   
                                                   

                           
                     
                   
                                        
             
            
                 
                                                                  
                                 
                                                
                                                     
  

                             
                                 
                 
               
                     
                                                    
                 
                 
                                              
                 
                                               
  

export const textOptions = [
  'on',
  'until',
  'item',
  'carrier',
  'docket',
  'reference',
  'for',
  'why',
  'order',
  'unpaid',
  'tracking',
  'eway',
  'cartons',
  'weight',
  'days',
  'grace',
  'company',
  'first-name',
  'last-name',
  'email',
  'tax-number',
  'columns',
  'dates',
  'receipt',
  'rest',
  'name',
  'from',
  'to',
  'out',
  'stage',
]         ;
                                                      

                                                                        

                           
                                      
                
                                                    
                     
                  
                                                                      
  

/** By noun and verb; the verb '' is what the noun alone does. */
                                                                                           
