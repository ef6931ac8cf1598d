import type { Handler } from '../../server/calls/define-call.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import {
  callListCall,
  debtorCall,
  endPromiseCall,
  endUnpaidNoteCall,
  notePromiseCall,
  noteUnpaidCall,
  previewReminderCall,
  recordReceiptCall,
  reverseReceiptCall,
} from '../receivables/debtor.server.ts';
import {
  ageingFileCall,
  exceptCall,
  receivablesCall,
  remindersCall,
  sendReminderCall,
  vouchersFileCall,
} from '../receivables/receivables.server.ts';
import { auditFileCall, outwardFilesCall } from '../receivables/tax-returns.server.ts';
import {
  bankLineCall,
  bankLinesCall,
  bookCertainCall,
  bookLineCall,
  ignoreLineCall,
  importStatementCall,
  linkLineCall,
  payersCall,
  takeBackCall,
  undoLineCall,
} from './bank.server.ts';

/** `addressOf` is that of a site's shop. */
export const moneyCalls = (addressOf: (site: SiteCode) => string): Handler[] => [
  ...[
    bankLinesCall,
    bankLineCall,
    payersCall,
    importStatementCall,
    bookLineCall,
    bookCertainCall,
    linkLineCall,
    ignoreLineCall,
  ],
  ...[undoLineCall, takeBackCall],
  ...[receivablesCall, remindersCall(addressOf), sendReminderCall, exceptCall, ageingFileCall, vouchersFileCall],
  ...[outwardFilesCall, auditFileCall],
  ...[callListCall, debtorCall, previewReminderCall(addressOf), notePromiseCall, endPromiseCall],
  ...[noteUnpaidCall, endUnpaidNoteCall, recordReceiptCall, reverseReceiptCall],
];
