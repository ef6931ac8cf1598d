import { accountTemplates } from './account/account.mail.ts';
import { accountCorrectedTemplates } from './account/customers/account-corrected.mail.ts';
import { invitationTemplates } from './account/invitations/invitation.mail.ts';
import { webhookTemplates } from './api/webhooks/webhook-switched-off.mail.ts';
import { certificateTemplates } from './catalogue/certificates/certificates-end.mail.ts';
import { stockAlertTemplates } from './catalogue/stock-alerts/stock-alert.mail.ts';
import { contentMailTemplates } from './content/contact/contact.mail.ts';
import type { Templates } from './messages/message-template.ts';
import { orderTemplates } from './orders/orders.mail.ts';
import { accountApprovedTemplates } from './payments/credit/account-approved.mail.ts';
import { creditTermsTemplates } from './payments/credit/credit-terms.mail.ts';
import { dunningTemplates } from './payments/dunning/dunning.mail.ts';
import { paymentTemplates } from './payments/online-payments/refund.mail.ts';
import { receiptTemplates } from './payments/receipts/receipt.mail.ts';
import { rfiTemplates } from './rfi/rfi-templates.mail.ts';
import { trialTemplates } from './seller/checklist/trial-message.mail.ts';

/** Every area's mails and SMS. */
export const messageTemplates: Templates = {
  ...accountTemplates,
  ...accountCorrectedTemplates,
  ...invitationTemplates,
  ...paymentTemplates,
  ...creditTermsTemplates,
  ...accountApprovedTemplates,
  ...receiptTemplates,
  ...dunningTemplates,
  ...orderTemplates,
  ...rfiTemplates,
  ...contentMailTemplates,
  ...certificateTemplates,
  ...stockAlertTemplates,
  ...webhookTemplates,
  ...trialTemplates,
};
