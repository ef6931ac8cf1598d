                                                                    
                                                                 
import { gatewayNames } from './gateways.data.js';

const load = async (name             )                                    => [
  name,
  (await import(`./${name}/${name}.server.js`)).default,
];

/** Loaded by name instead of imported, so that a new gateway adds no line here. */
export const gatewayAdapters = Object.fromEntries(await Promise.all(gatewayNames.map(load)))             
                                     
 ;
