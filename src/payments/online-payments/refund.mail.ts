import { t, translate } from '../../lib/i18n.ts';
import { type ContentBlock, defineTemplate, type Templates } from '../../messages/message-template.ts';

type RefundData = { amount: string; reason: string; company: string; payment: string };

const facts = ({ amount, payment, company }: Omit<RefundData, 'reason'>) =>
  ({
    kind: 'facts',
    rows: [
      [t`Amount`, amount],
      [t`Payment`, payment],
      [t`Company`, company],
    ],
  }) as const;

const paymentsAtDesk = (address: string, site: string): ContentBlock => ({
  kind: 'link',
  label: t`Online payments at the desk`,
  href: `${address}/desk/${site}/payments`,
});

const refundMail = defineTemplate((refund: RefundData, { site }) => ({
  subject: t`Your payment of ${refund.amount} will be refunded`,
  blocks: [
    { kind: 'text', text: translate(refund.reason) },
    { kind: 'text', text: t`We refund it the way you paid. It may take your bank a few days to show it.` },
    facts(refund),
    { kind: 'note', text: t`Questions? Write to ${site.contact.email} or call ${site.contact.phone}.` },
  ],
}));

const refundStaffMail = defineTemplate((refund: RefundData, { site, address }) => ({
  subject: t`${refund.company}: a payment of ${refund.amount} will be refunded`,
  blocks: [{ kind: 'text', text: translate(refund.reason) }, facts(refund), paymentsAtDesk(address, site.code)],
}));

type DashboardRefundData = Omit<RefundData, 'reason'> & { provider: string; isOrder: boolean };

const dashboardRefundMail = defineTemplate((refund: DashboardRefundData, { site, address }) => ({
  subject: t`${refund.company}: ${refund.amount} was refunded in the dashboard of ${refund.provider}`,
  blocks: [
    {
      kind: 'text',
      text: refund.isOrder
        ? t`The refund is booked on the customer’s account. Cancel the order, or agree with the customer how it is paid.`
        : t`The refund is booked on the customer’s account. What the payment had paid is open again.`,
    },
    facts(refund),
    paymentsAtDesk(address, site.code),
  ],
}));

export const paymentTemplates: Templates = {
  'payment-given-back': refundMail,
  'payment-given-back-staff': refundStaffMail,
  'payment-refunded-at-provider': dashboardRefundMail,
};
