import { msg } from '../../lib/i18n.js';
                                                          

/** Staff approve an account, leave its commercial approval outstanding, reject it or put it on hold. */
export const accountDecisions = ['approve', 'approval', 'reject', 'hold']         ;
                                                                

export const decisionOutcomes         
                  
                                                                   
  = {
  approve: {
    status: 'active',
    needsReason: false,
    message: msg('Your account is Active. You can now see stock and prices, and place orders.'),
  },
  approval: {
    status: 'approval_pending',
    needsReason: false,
    message: msg(
      'Your papers are verified. Commercial approval is still pending; you can already order what is in your cart.',
    ),
  },
  reject: { status: 'verification_pending', needsReason: true, message: msg('We could not verify your account.') },
  hold: { status: 'verification_pending', needsReason: true, message: msg('Your account is on hold.') },
};

export const reasonRequired = 'Please give a reason. The buyer will see it.';

                                     
                         
                              
                         
                       
  

export function decisionRefusal(
  decision                 ,
  reason        ,
  account                       ,
)                     {
  const { status, needsReason } = decisionOutcomes[decision];
  if (needsReason && reason === '') return reasonRequired;
  if (!account.emailVerified) return 'The buyer has not verified the e-mail address yet.';
  if (!account.profileDone) return 'The buyer has not completed the profile yet.';
  if (status === account.status && reason === (account.statusReason ?? ''))
    return 'The account already has this status.';
  return undefined;
}
