import * as list from './gateway-list.js';
                                                                          
                                                                 

                                                         

                                         
                                                      
 

export const gateways                                                                         = list;

export const gatewayNames = Object.keys(gateways)                          ;

export const redirectGatewayNames = gatewayNames.filter((name) => gateways[name].checkout === 'redirect');

/** Per gateway, the settings that are only useful together. */
export const gatewaySettings = gatewayNames.map((name) => gateways[name].settings);
