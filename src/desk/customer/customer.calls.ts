import type { Handler } from '../../server/calls/define-call.server.ts';
import { customerListCall } from '../accounts/customer-list.server.ts';
import { approveCustomerCall, approveCustomerWithTermsCall } from '../customer-changes/approve-account.server.ts';
import { askCustomerForPaperCall, stopAskingCustomerForPaperCall } from '../customer-changes/ask-for-paper.server.ts';
import {
  addRegistrationCall,
  correctEmailCall,
  correctNameCall,
  correctTaxNumberCall,
  setRegistrationKindCall,
  signOutCustomerCall,
} from '../customer-changes/correct-customer.server.ts';
import {
  addNoteCall,
  setAutoApprovalCall,
  setManagerCall,
  setPriceListCall,
  setTermsCall,
  setTransferCall,
} from '../customer-changes/customer-settings.server.ts';
import {
  decideOnAccountCall,
  decideOnAddressCall,
  decideOnRegistrationCall,
  decideOnTaxNumberCall,
} from '../customer-changes/decide-customer.server.ts';
import { erasePersonCall, exportPersonCall } from '../person/person.server.ts';
import { customerHistoryCall, customerRecordCall } from './customer.server.ts';

export const customerCalls: Handler[] = [
  ...[customerListCall, customerRecordCall, customerHistoryCall],
  ...[approveCustomerCall, approveCustomerWithTermsCall],
  ...[askCustomerForPaperCall, stopAskingCustomerForPaperCall],
  ...[decideOnAccountCall, decideOnTaxNumberCall, decideOnRegistrationCall, decideOnAddressCall],
  ...[setTermsCall, setPriceListCall, setAutoApprovalCall, setTransferCall, setManagerCall, addNoteCall],
  ...[correctNameCall, correctEmailCall, correctTaxNumberCall, addRegistrationCall, setRegistrationKindCall],
  signOutCustomerCall,
  ...[exportPersonCall, erasePersonCall],
];
