                                                                     
import {
  createDeliveryAddressCall,
  retireDeliveryAddressCall,
  setDefaultAddressCall,
} from './addresses/addresses.server.js';
import { cityListCall, stateListCall } from './addresses/regions.server.js';
import {
  listedDetailsCall,
  lookUpCustomerCall,
  signUpListedCall,
} from './existing-customer/existing-customer.server.js';
import { accountInfoCalls,                       } from './get-info.server.js';
import { cancelEmailChangeCall } from './own-contacts/cancel-email-change.server.js';
import { changeMobileCall } from './own-contacts/change-mobile.server.js';
import { confirmEmailChangeCall } from './own-contacts/confirm-email-change.server.js';
import { objectToEmailChangeCall } from './own-contacts/object-to-email-change.server.js';
import { myEmailChangeCall, startEmailChangeCall } from './own-contacts/start-email-change.server.js';
                                                               
import { myPapersCall, removePaperCall, uploadPaperCall } from './papers/papers.server.js';
import { changePasswordCall, checkUserCall } from './password/forgot-password.server.js';
import { completeProfileCall,                  } from './profile/complete-profile.server.js';
import { updateGetInfoCall } from './profile/profile.server.js';
import { endAllMySessionsCall, endMySessionCall, mySessionsCall } from './sign-in/my-sessions.server.js';
import { captchaCall, loginCall, logoutCall, tokenCheckCall } from './sign-in/sign-in.server.js';
import { checkCompanyCall, checkGstCall } from './sign-up/field-checks.server.js';
import { signUpCall } from './sign-up/sign-up.server.js';
import { changeEmailCall } from './verification/change-email.server.js';
import { sendMobileOtpCall, verifyOtpCall } from './verification/otp.server.js';
import { resendEmailCall, verifyEmailCall } from './verification/verify-email.server.js';
import { viewShopCall } from './view-shop/view-shop.server.js';

                            
                                     
                           
                               
  

export function accountCalls({ findCreditStatus, grantCredit, paperStorages }              )            {
  return [
    ...[captchaCall, loginCall, logoutCall, tokenCheckCall],
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
    ...[stateListCall, cityListCall],
    ...[myPapersCall, uploadPaperCall(paperStorages), removePaperCall],
  ];
}
