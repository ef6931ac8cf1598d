                                                                        
import {
  answerRfiCall,
  askMakerCall,
  assignRfiCall,
  extendQuotesCall,
  holdLineCall,
  printQuoteAtDeskCall,
  remindBuyerCall,
  rfiAssigneesCall,
  withdrawQuotesCall,
} from './rfi-answers.server.js';
import { listRfisCall, rfiAtDeskCall } from './rfi-desk.server.js';
import { rfiLineFactsCall } from './rfi-line-facts.server.js';

export const rfiDeskCalls                     = [
  listRfisCall,
  rfiAtDeskCall,
  rfiLineFactsCall,
  answerRfiCall,
  askMakerCall,
  assignRfiCall,
  rfiAssigneesCall,
  extendQuotesCall,
  holdLineCall,
  printQuoteAtDeskCall,
  remindBuyerCall,
  withdrawQuotesCall,
];
