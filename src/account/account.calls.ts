import type { Handler } from '../server/calls/define-call.server.ts';
import {
  createDeliveryAddressCall,
  retireDeliveryAddressCall,
  setAddressRegistrationCall,
  setDefaultAddressCall,
} from './addresses/addresses.server.ts';
import { cityListCall, stateListCall } from './addresses/regions.server.ts';
import {
  listedDetailsCall,
  lookUpCustomerCall,
  signUpListedCall,
} from './existing-customer/existing-customer.server.ts';
import { accountInfoCalls, type FindCreditStatus } from './get-info.server.ts';
import { cancelEmailChangeCall } from './own-contacts/cancel-email-change.server.ts';
import { changeMobileCall } from './own-contacts/change-mobile.server.ts';
import { confirmEmailChangeCall } from './own-contacts/confirm-email-change.server.ts';
import { objectToEmailChangeCall } from './own-contacts/object-to-email-change.server.ts';
import { myEmailChangeCall, startEmailChangeCall } from './own-contacts/start-email-change.server.ts';
import type { PaperStorages } from './papers/paper-storage.ts';
import { myPapersCall, removePaperCall, uploadPaperCall } from './papers/papers.server.ts';
import { changePasswordCall, checkUserCall } from './password/forgot-password.server.ts';
import { completeProfileCall, type GrantCredit } from './profile/complete-profile.server.ts';
import { updateGetInfoCall } from './profile/profile.server.ts';
import {
  addTaxRegistrationCall,
  type FindOpenOrder,
  removeTaxRegistrationCall,
} from './registrations/registrations.server.ts';
import { endAllMySessionsCall, endMySessionCall, mySessionsCall } from './sign-in/my-sessions.server.ts';
import { createCaptchaCall, loginCall, logoutCall, tokenCheckCall } from './sign-in/sign-in.server.ts';
import { checkCompanyCall, checkGstCall } from './sign-up/field-checks.server.ts';
import { signUpCall } from './sign-up/sign-up.server.ts';
import { changeEmailCall } from './verification/change-email.server.ts';
import { sendMobileOtpCall, verifyOtpCall } from './verification/otp.server.ts';
import { resendEmailCall, verifyEmailCall } from './verification/verify-email.server.ts';
import { viewShopCall } from './view-shop/view-shop.server.ts';

export type AccountPorts = {
  findCreditStatus: FindCreditStatus;
  findOpenOrder: FindOpenOrder;
  grantCredit: GrantCredit;
  paperStorages: PaperStorages;
};

export function accountCalls(ports: AccountPorts): Handler[] {
  const { findCreditStatus, findOpenOrder, grantCredit, paperStorages } = ports;
  return [
    ...[createCaptchaCall(), loginCall, logoutCall, tokenCheckCall],
    ...[mySessionsCall, endMySessionCall, endAllMySessionsCall],
    ...[signUpCall, verifyEmailCall, resendEmailCall, changeEmailCall],
    ...[myEmailChangeCall, startEmailChangeCall, cancelEmailChangeCall, confirmEmailChangeCall],
    ...[objectToEmailChangeCall, changeMobileCall],
    ...[checkUserCall, changePasswordCall, sendMobileOtpCall, verifyOtpCall],
    ...[lookUpCustomerCall, signUpListedCall, listedDetailsCall],
    viewShopCall,
    ...[checkGstCall, checkCompanyCall, completeProfileCall(grantCredit)],
    ...accountInfoCalls(findCreditStatus),
    ...[updateGetInfoCall, createDeliveryAddressCall, retireDeliveryAddressCall, setDefaultAddressCall],
    ...[setAddressRegistrationCall, addTaxRegistrationCall, removeTaxRegistrationCall(findOpenOrder)],
    ...[stateListCall, cityListCall],
    ...[myPapersCall, uploadPaperCall(paperStorages), removePaperCall],
  ];
}
