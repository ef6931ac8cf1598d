import type { Handler } from '../../server/calls/define-call.server.ts';
import {
  callListCall,
  debtorCall,
  endPromiseCall,
  notePromiseCall,
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

export const moneyCalls: Handler[] = [
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
