                                                                        
import { customerListCall } from '../accounts/customer-list.server.js';
import { approveCustomerCall, approveCustomerWithTermsCall } from '../customer-changes/approve-account.server.js';
import { askCustomerForPaperCall, stopAskingCustomerForPaperCall } from '../customer-changes/ask-for-paper.server.js';
import {
  correctEmailCall,
  correctNameCall,
  correctTaxNumberCall,
} from '../customer-changes/correct-customer.server.js';
import {
  addNoteCall,
  setAutoApprovalCall,
  setManagerCall,
  setPriceListCall,
  setTermsCall,
  setTransferCall,
} from '../customer-changes/customer-settings.server.js';
import {
  decideOnAccountCall,
  decideOnAddressCall,
  decideOnTaxNumberCall,
} from '../customer-changes/decide-customer.server.js';
import { customerHistoryCall, customerRecordCall } from './customer.server.js';

export const customerCalls            = [
  ...[customerListCall, customerRecordCall, customerHistoryCall],
  ...[approveCustomerCall, approveCustomerWithTermsCall],
  ...[askCustomerForPaperCall, stopAskingCustomerForPaperCall],
  ...[decideOnAccountCall, decideOnTaxNumberCall, decideOnAddressCall],
  ...[setTermsCall, setPriceListCall, setAutoApprovalCall, setTransferCall, setManagerCall, addNoteCall],
  ...[correctNameCall, correctEmailCall, correctTaxNumberCall],
];
