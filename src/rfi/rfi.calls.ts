import type { Handler } from '../server/call.ts';
import { askAgainCall } from './ask-again.server.ts';
import { checkRfiCall } from './check-rfi.server.ts';
import { allRfiHistoryCall, rfiHistoryCall } from './rfi-history.server.ts';
import { sendRfiCall } from './send-rfi.server.ts';

/** Every call of the RFI room. */
export const rfiCalls: readonly Handler[] = [
  checkRfiCall,
  sendRfiCall,
  allRfiHistoryCall,
  rfiHistoryCall,
  askAgainCall,
];
