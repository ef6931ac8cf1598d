import { checkRfiCall } from '../cart/rfi-lines/check-rfi.server.ts';
import type { Handler } from '../server/calls/define-call.server.ts';
import { allRfiHistoryCall, rfiHistoryCall } from './history/rfi-history.server.ts';
import { printQuoteCall } from './quote-document/print-quote.server.ts';
import { shareQuoteCall } from './quote-document/share-quote.server.ts';
import { askAgainCall } from './requests/ask-again.server.ts';
import { sendRfiCall } from './requests/send-rfi.server.ts';

export const rfiCalls: readonly Handler[] = [
  checkRfiCall,
  sendRfiCall,
  allRfiHistoryCall,
  rfiHistoryCall,
  printQuoteCall,
  shareQuoteCall,
  askAgainCall,
];
