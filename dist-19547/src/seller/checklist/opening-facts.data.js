import { msg } from '../../lib/i18n.js';
                                                      
                                                                     

/** What a person looks through and then confirms under their name. */
export const confirmable = [
  'calendar',
  'privacy-policy',
  'terms-condition',
  'disclaimer',
  'no-online-payment',
  'backups',
]         ;
                                                       

                                                                          

                                                               

                            
               
                                                           
                                                            
                   
           
             
  

/** Large tables are counted up to here. */
export const countedTo = 10_000;

/** What a shop has, as far as it can be found out. */
                            
                   
                  
                                                                                   
                                                                                  
                                         
                                       
                                  
                                                                      
                                                                                              
                         
           
                   
                  
                                                              
                         
                       
                      
                       
                           
    
  

export const settingLabels = {
  mail: msg('Mail server'),
  sms: msg('SMS gateway'),
  address: msg('Address of the shop'),
  desk: msg('Address of the desk'),
  papers: msg('Papers of customers'),
  key: msg('Key that signs links'),
  proxies: msg('Proxies'),
  demo: msg('Demonstration'),
}         ;
                                                        
