                                              
                                                                 
                                                      
import { disclaimer } from './disclaimer.js';
import { privacyPolicy } from './privacy-policy.js';
import { termsAndConditions } from './terms-and-conditions.js';

const legalTextBuilders = {
  'privacy-policy': privacyPolicy,
  'terms-condition': termsAndConditions,
  disclaimer,
}         ;

/** Last segment of the path: /privacy-policy is the page, /privacy-policy.pdf the file. */
                                                       

                                                               

export const legalNames = Object.keys(legalTextBuilders)               ;

/** Change this date with the texts. */
const since      = '2026-11-21';

/** The seller's own text, else the store's. */
export function buildLegalText(site            , name           )               {
  return site.content.legal[name] ?? { since, ...legalTextBuilders[name](site) };
}
