import { checkRfiCall } from '../cart/rfi-lines/check-rfi.server.js';
                                                                     
import { allRfiHistoryCall, rfiHistoryCall } from './history/rfi-history.server.js';
import { handOnQuoteCall } from './quote-document/hand-on-quote.server.js';
import { printQuoteCall } from './quote-document/print-quote.server.js';
import { askAgainCall } from './requests/ask-again.server.js';
import { sendRfiCall } from './requests/send-rfi.server.js';

export const rfiCalls                     = [
  checkRfiCall,
  sendRfiCall,
  allRfiHistoryCall,
  rfiHistoryCall,
  printQuoteCall,
  handOnQuoteCall,
  askAgainCall,
];
