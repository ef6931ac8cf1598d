                                                 
import * as list from './site-list.js';
                                                                                

                                         

/** What pages and the browser may know of a site. */
                    
                 
                                                                                                        
                  
              

/** With what only the server knows: the terms of the sales desk, and the texts of single pages. */
                                 
                            
                       
                                                                           
                   
  

/** Read a site when it is used: the seller may change its facts at any time. */
                                                           

export const siteModules                                         = list;

export const siteCodes                      = (Object.keys(list)              ).sort(
  (a, b) => siteModules[a].position - siteModules[b].position,
);

export const bySite =    (of                       )                      =>
  Object.fromEntries(siteCodes.map((code) => [code, of(code)]))                       ;
