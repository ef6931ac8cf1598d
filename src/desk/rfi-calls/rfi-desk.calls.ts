import type { Handler } from '../../server/calls/define-call.server.ts';
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
} from './rfi-answers.server.ts';
import { listRfisCall, rfiAtDeskCall } from './rfi-desk.server.ts';
import { rfiLineFactsCall } from './rfi-line-facts.server.ts';
import { declineWaitingCall, rfiSendersCall } from './rfi-senders.server.ts';

export const rfiDeskCalls: readonly Handler[] = [
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
  rfiSendersCall,
  declineWaitingCall,
];
