import { t, translate } from '../../lib/i18n.js';
import { defineTemplate,                } from '../../messages/message-template.js';

                                                                                       

const facts = ({ amount, payment, company }            ) =>
  ({
    kind: 'facts',
    rows: [
      [t`Amount`, amount],
      [t`Payment`, payment],
      [t`Company`, company],
    ],
  })         ;

const refundMail = defineTemplate((refund            , { site }) => ({
  subject: t`Your payment of ${refund.amount} will be refunded`,
  blocks: [
    { kind: 'text', text: translate(refund.reason) },
    { kind: 'text', text: t`We refund it the way you paid. It may take your bank a few days to show it.` },
    facts(refund),
    { kind: 'note', text: t`Questions? Write to ${site.contact.email} or call ${site.contact.phone}.` },
  ],
}));

const refundStaffMail = defineTemplate((refund            , { site }) => ({
  subject: t`${refund.company}: a payment of ${refund.amount} will be refunded`,
  blocks: [
    { kind: 'text', text: translate(refund.reason) },
    facts(refund),
    { kind: 'note', text: t`npm run desk -- ${site.code} payments list shows the details.` },
  ],
}));

export const paymentTemplates            = {
  'payment-given-back': refundMail,
  'payment-given-back-staff': refundStaffMail,
};
