                                                                        
import {
  callListCall,
  debtorCall,
  endPromiseCall,
  notePromiseCall,
  previewReminderCall,
  recordReceiptCall,
  reverseReceiptCall,
} from '../receivables/debtor.server.js';
import {
  ageingFileCall,
  exceptCall,
  receivablesCall,
  remindersCall,
  sendReminderCall,
  vouchersFileCall,
} from '../receivables/receivables.server.js';
import { auditFileCall, outwardFilesCall } from '../receivables/tax-returns.server.js';
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
} from './bank.server.js';

export const moneyCalls            = [
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
  ...[receivablesCall, remindersCall, sendReminderCall, exceptCall, ageingFileCall, vouchersFileCall],
  ...[outwardFilesCall, auditFileCall],
  ...[callListCall, debtorCall, previewReminderCall, notePromiseCall, endPromiseCall],
  ...[recordReceiptCall, reverseReceiptCall],
];
