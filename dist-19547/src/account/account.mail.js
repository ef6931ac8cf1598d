import { t, translate } from '../lib/i18n.js';
import {                    defineTemplate,                } from '../messages/message-template.js';
                                                                   
import {                 buyerKindLabels } from './buyer-kind.rule.js';
import { ownContactTemplates } from './own-contacts/own-contacts.mail.js';
import { paperKindLabel } from './papers/paper-kind.rule.js';
import { paperTemplates } from './papers/papers.mail.js';
import {                       decisionOutcomes } from './permissions/account-decision.rule.js';
import { statusLabel } from './permissions/account-status.rule.js';
import { deviceName } from './sign-in/device-name.js';
import { deskCodeMail } from './staff/desk-code.mail.js';
                                                                                 

const ignore = () => t`If you didn't request this, you can ignore it. Please don't share it with anyone.`;
/** Used when a sent message is shown again: its code or token has been erased. */
const redacted = '••••••';
const text = (content        )               => ({ kind: 'text', text: content });
const note = (content        )               => ({ kind: 'note', text: content });

/** Names nobody: whoever signed up may have typed a stranger's address. */
const verifyEmail = defineTemplate(({ token = redacted }                    , { site, address }) => ({
  subject: t`Verify your e-mail address for ${site.name}`,
  blocks: [
    text(
      t`Please open this link to verify your e-mail address for your ${site.name} account. It works once and is valid for 24 hours.`,
    ),
    { kind: 'link', label: t`Verify e-mail address`, href: `${address}/emailverification?token=${token}` },
    note(ignore()),
  ],
}));

const alreadyVerified = defineTemplate((_data                      , { site, address }) => ({
  subject: t`Your e-mail address is already verified`,
  blocks: [
    text(t`Your e-mail address is already verified for ${site.name}. You can sign in.`),
    { kind: 'link', label: t`Sign in`, href: `${address}/login` },
    note(ignore()),
  ],
}));

const passwordOtp = defineTemplate(({ code = redacted }                   , { site }) => ({
  subject: t`Your OTP for a new ${site.name} password`,
  blocks: [
    text(t`Enter this OTP on the page where you requested a new password. It is valid for 10 minutes.`),
    { kind: 'code', code },
    note(`${t`Nobody from ${site.name} will ever ask you for it.`} ${ignore()}`),
  ],
}));

const mobileOtp = defineTemplate(({ code = redacted }                   , { site }) => ({
  subject: '',
  blocks: [
    text(t`${code} is your OTP to verify this mobile number for ${site.name}. It is valid for 10 minutes.`),
    { kind: 'code', code },
  ],
}));

const passwordChanged = defineTemplate(({ changedAt }                       , { site, address }) => ({
  subject: t`Your ${site.name} password was changed`,
  blocks: [
    text(t`The password of your account was changed on ${changedAt}. All other devices were signed out.`),
    text(t`If this wasn't you, set a new password now and let us know at ${site.contact.email}.`),
    { kind: 'link', label: t`Set a new password`, href: `${address}/forget-password` },
  ],
}));

                                                                                          

const newDevice = defineTemplate((data           , { site, address }) => ({
  subject: t`New sign-in to your ${site.name} account`,
  blocks: [
    text(t`Someone signed in to your account from a new device.`),
    {
      kind: 'facts',
      rows: [
        [t`When`, data.signedInAt],
        [t`Device`, deviceName(data)],
        [t`Network address`, data.address],
      ],
    },
    text(t`If this was you, no action is needed.`),
    text(
      t`If this wasn't you, set a new password now. This signs out every device. Then let us know at ${site.contact.email}.`,
    ),
    { kind: 'link', label: t`Set a new password`, href: `${address}/forget-password` },
    note(t`You can see where you are signed in under My Profile.`),
  ],
}));

/** Messages that wait from an earlier version lack what is optional. */
                  
                  
                
                      
                      
                    
                                   
                
                  
                               
                   
  

const given = (label        , value                    ) => (value ? [[label, value]         ] : []);

const hintRows = (hints                           = []) =>
  hints.map(({ text, slots }) => [t`Please check`, translate(text, slots)]         );

const profileCompleted = defineTemplate((data           , { site, address }) => ({
  subject: t`${data.company} is waiting for verification`,
  blocks: [
    text(t`A new customer has completed the profile and is waiting for your decision.`),
    {
      kind: 'link',
      label: t`Open at the desk`,
      href: `${address}/desk/${site.code}/accounts/${data.customerId ?? ''}`,
    },
    {
      kind: 'facts',
      rows: [
        [t`Company`, data.company],
        ...given(t`Buys as`, data.buyerKind ? translate(buyerKindLabels[data.buyerKind].name) : ''),
        ...given(t`Name`, data.name),
        [t`E-mail`, data.email],
        ...given(t`Mobile`, data.mobile),
        ...given(t`Address`, data.address),
        [data.numberLabel, data.taxNumber, 'code'],
        ...hintRows(data.hints),
      ],
    },
    note(showAccountHint(site.code, data.email)),
  ],
}));

                                                                                                             
                    
  

const profileReceived = defineTemplate((data          , { site, address }) => ({
  subject: t`We are checking your ${site.name} account`,
  blocks: [
    text(
      t`Thank you, your profile is complete. Our team checks it by ${data.checkedBy} and sends you a mail. You then see your prices and stock, and can order. Until then you can search, fill your wishlist and send RFIs.`,
    ),
    text(
      t`It is quicker with your ${paperKindLabel('tax_certificate', site)} and your ${paperKindLabel('trade_licence', site)}: upload them under My Profile.`,
    ),
    { kind: 'link', label: t`Upload papers`, href: `${address}/my-profile` },
    {
      kind: 'facts',
      rows: [
        [t`Company`, data.company],
        [data.numberLabel, data.taxNumber],
        [t`Mobile`, data.mobile],
        [t`Address`, data.address],
      ],
    },
    note(t`Is something wrong? You can change it under My Profile. Questions? Write to ${site.contact.email}.`),
  ],
}));

                                                                                 

const accountDecided = defineTemplate((data         , { site, address }) => ({
  subject: t`Your ${site.name} account: ${translate(data.status)}`,
  blocks: [
    text(translate(data.says)),
    {
      kind: 'facts',
      rows: [[t`Company`, data.company], [t`Account status`, translate(data.status)], ...reasonRow(data.reason)],
    },
    { kind: 'link', label: t`Open your account`, href: `${address}/my-profile` },
    note(t`Questions? Write to ${site.contact.email}.`),
  ],
}));

export function accountDecidedMail(
  receiver        ,
  company        ,
  decision                 ,
  reason        ,
)          {
  const { status, message } = decisionOutcomes[decision];
  const data          = { company, status: statusLabel(status, undefined), says: message, reason };
  return { channel: 'mail', receiver, template: 'account-decided', data };
}

                      
                  
                
                      
                    
                    
                                  
  

const taxNumberChanged = defineTemplate((data               , { site }) => ({
  subject: t`${data.company} has changed its ${data.numberLabel}`,
  blocks: [
    text(t`New orders are taxed under the verified number until you have verified the new one.`),
    {
      kind: 'facts',
      rows: [
        [t`Company`, data.company],
        [t`E-mail`, data.email],
        [t`Verified ${data.numberLabel}`, data.taxNumber],
        [t`New ${data.numberLabel}`, data.changedTo],
        ...hintRows(data.hints),
      ],
    },
    note(showAccountHint(site.code, data.email)),
  ],
}));

export const showAccountHint = (site        , email        ) =>
  t`To look at the account: ${`npm run desk -- ${site} account show ${email}`}`;

                      
                      
                
                 
                    
                 
  

const taxNumberDecided = defineTemplate((data               , { site, address }) => ({
  subject: data.verified ? t`Your ${data.numberLabel} is verified` : t`Your ${data.numberLabel} was not verified`,
  blocks: [
    text(
      data.verified
        ? t`We have verified your new ${data.numberLabel}. It appears on all orders from now on.`
        : t`We could not verify your new ${data.numberLabel}. Your orders continue under the previous one.`,
    ),
    {
      kind: 'facts',
      rows: [[t`New ${data.numberLabel}`, data.asked], [t`On your invoices`, data.counts], ...reasonRow(data.reason)],
    },
    { kind: 'link', label: t`Open your account`, href: `${address}/my-profile` },
    note(t`Questions? Write to ${site.contact.email}.`),
  ],
}));

                                                                             

const addressDecided = defineTemplate((data                , { site, address }) => ({
  subject: data.verified ? t`Your delivery address is verified` : t`Your delivery address was not verified`,
  blocks: [
    text(data.verified ? t`We have verified this address.` : t`We could not verify this address.`),
    { kind: 'facts', rows: [[t`Address`, data.address], ...reasonRow(data.reason)] },
    { kind: 'link', label: t`Open your account`, href: `${address}/my-profile` },
    note(t`Questions? Write to ${site.contact.email}.`),
  ],
}));

const reasonRow = (reason        ) => (reason ? [[t`Reason`, reason]         ] : []);

export const accountTemplates            = {
  'verify-email': verifyEmail,
  'already-verified': alreadyVerified,
  'password-otp': passwordOtp,
  'mobile-otp': mobileOtp,
  'password-changed': passwordChanged,
  'new-device': newDevice,
  'profile-completed': profileCompleted,
  'profile-received': profileReceived,
  'account-decided': accountDecided,
  'address-decided': addressDecided,
  'tax-number-changed': taxNumberChanged,
  'tax-number-decided': taxNumberDecided,
  'desk-code': deskCodeMail,
  ...paperTemplates,
  ...ownContactTemplates,
};
