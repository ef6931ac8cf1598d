                                                                                       
                                                                   
                                                                   
                                                          
                                            
                                                   
                                                        

                      
                 
                     
                         
                                                                                                    
                                              
                             
                                                                                    
                                
  

/** A person of the seller, with the roles on the site of the request. */
                                                                                                     

/** A program that calls with a token of the site. */
                                                                                         

                                                                                
                                                                    
         
                                                                 
                     
                 
             
              
                                                        
                                 
                                                      
                                     
            
           
                    
                  
                            
                   
                  
                                                                       
                 
                    
                                  
                                                                                             
                     
  

/** What only calls of the desk see. */
                      
                   
                                                     
                        
                                                                    
                                    
  

                                                                             

/** A capability and who has it, by a permissions table that an area hands in. */
                                                                                                             
                     
                                                             
                                                                                                                 
                            
  

                                                                                                          
                                                                                                   
                                  
                                                                    
                        
                                                                        
                       
                                                                                               
                          
  

/** Work outside the transaction, because it waits for another service. */
                                                                                          
                                                                                                        
            
                     
                              
                                       
                                            
                                                                                  
  

/** A capability and who of the staff has it. */
                                                                                  
                     
                                                                
  

                                                                                      
                         
                                        
     
                                                                                 
                                 
  

/** `by` is the name that is recorded with what staff do. */
                                                                                                                     
                                             

/** A scope and whether a token has it. */
                               
                     
                                                                                
  

                                                                                                     
                                                    
                            
  

/** `by` is the name that is recorded with what a program does. */
                                                                                                          

                   
                     
                                                                    
                                                                                        
  
                                                                                                         
                                                                                                                
                                                                                        
                                                              

export function defineCall                                                    (
  contract   ,
  options                                                ,
  run                                                                                     ,
)               {
  return { audience: 'buyers', contract, options, run: run                  , outsideTransaction: {} };
}

/** Its path begins with `desk/api/`; with `:site` in it the call is about that site, else about the host's. */
export function defineDeskCall                                                         (
  contract   ,
  options                      ,
  run                                                                                      ,
)              {
  // Every call is run with a SellerContext; calls of buyers do not see it.
  const runAsStaff = (request              , context                             ) =>
    run(request, { ...context, caller: undefined, staff: context.staff       , by: context.staff?.name ?? '' });
  return {
    audience: 'staff',
    contract,
    options: options                          ,
    run: runAsStaff                             ,
    outsideTransaction: {},
  };
}

/** For programs of the seller: its path begins with `api/v1/`, and a refusal is a 409. */
export function defineApiCall                    (
  contract   ,
  options                ,
  run                                                                               ,
)             {
  const runAsMachine = (request              , context             ) => {
    const machine = context.machine                 ;
    return run(request, { ...context, caller: undefined, machine, by: `API: ${machine.name}` });
  };
  return { audience: 'programs', contract, options, run: runAsMachine                  , outsideTransaction: {} };
}

/** Its handler refuses accounts by their standing itself, because the outside work precedes it. */
export function defineCallWithSideEffects                                                                         (
  contract   ,
  options                                       ,
  outsideTransaction                                                           ,
  run                                                                                 ,
)               {
  return {
    audience: 'buyers',
    contract,
    options,
    run: run                  ,
    outsideTransaction: outsideTransaction                                 ,
  };
}

                                                                                                       

                                                                                                           

                                                                                                               

                                                                                                        

                           
                   
                
                            
                                   
                                  
                                                                             
                                                   
                                      
                                                                                              
                                           
                  
                    
                  
                              
                                 
                                   
                                  
                                   
  

                                                                             

                             
                     
               
                                                      
                   
                                                                                                 
                                    
                                 
           
                 
                    
                        
  
