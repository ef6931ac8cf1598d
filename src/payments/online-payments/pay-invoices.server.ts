import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { can } from '../../account/permissions/permissions.rule.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { plural, t } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { type CallContext, type Caller, defineCallWithSideEffects } from '../../server/calls/define-call.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { findOpenInvoices, lockCustomerRow } from '../credit/ledger.db.ts';
import { gateways as definitions } from '../gateways.data.ts';
import {
  type InvoicePaymentRefusal,
  invoicePaymentRefusal,
  totalOfPayment,
  type WantedPayment,
} from '../invoice-payments/invoice-payment.rule.ts';
import { openPaymentSession, snapshotPayment } from './begin-payment.server.ts';
import { endPaymentBefore } from './end-payment-before.server.ts';
import { payInvoices } from './pay-invoices.contract.ts';

type Request = RequestOf<typeof payInvoices>;
/** An idempotent request stores it as its reply. */
type Started = { paymentId: number; provider: Request['gateway']; description: string; chosen: string };

/** At most this many invoices are named, so that the address to return to stays short. */
const maxInAddress = 20;

export const payInvoicesCall = defineCallWithSideEffects(
  payInvoices,
  { requires: permissionTo('pay-invoices'), transaction: true, idempotent: true, roundTrips: 17 },
  {
    before: async ({ gateway }, context, repeated) => {
      const ended = await endPaymentBefore(context, gateway, repeated);
      return ended === 'no_gateway' ? refuseGateway(context.site) : undefined;
    },
    after: (started: Started, context) => openSession(started, context),
  },
  (request, context) => startPayment(request, context),
);

const refuseGateway = ({ contact }: Site) => refuse(payInvoices, 'not_taken', { phone: contact.phone });

async function startPayment(
  { invoices, advance, gateway: name }: Request,
  context: CallContext<Caller>,
): Promise<Started | Refusal<InvoicePaymentRefusal['why'] | 'not_taken'>> {
  const { db, site, caller, services } = context;
  const provider = services.gateways.forNewPayment(context, name);
  if (!provider) return refuseGateway(site);
  const { customerId, userId } = caller;
  const wanted: WantedPayment = {
    invoices: invoices.map(({ number, amount }) => ({ reference: number, amountMinor: amount })),
    advanceMinor: advance,
  };
  await lockCustomerRow(db, { customerId });
  const { leastMinor } = definitions[name];
  const refused = invoicePaymentRefusal(wanted, {
    open: await findOpenInvoices(db, { customerId }),
    mayPayInAdvance: can(caller.standing, 'pay-in-advance'),
    leastMinor,
    maxOnlineMinor: site.maxOnlineMinor,
  });
  const amountMinor = totalOfPayment(wanted);
  if (refused) return describeRefusal(refused, site, { totalMinor: amountMinor, leastMinor });
  const paymentId = await snapshotPayment(context, {
    customerId,
    userId,
    purpose: 'account',
    provider,
    amountMinor,
    frozen: wanted,
    lines: [],
  });
  return { paymentId, provider: name, description: describe(site, wanted), chosen: chosenQuery(wanted) };
}

/** Brings back what was chosen when the payment is cancelled. */
function chosenQuery({ invoices, advanceMinor }: WantedPayment): string {
  const major = (minor: number) => (minor / 100).toFixed(2);
  const parts = invoices
    .slice(0, maxInAddress)
    .map(({ reference, amountMinor }) => `${encodeURIComponent(reference)}:${major(amountMinor)}`);
  return `${parts.length > 0 ? `&pay=${parts.join(',')}` : ''}${advanceMinor > 0 ? `&advance=${major(advanceMinor)}` : ''}`;
}

function describeRefusal(
  refused: InvoicePaymentRefusal,
  { currency, maxOnlineMinor }: Site,
  { totalMinor, leastMinor }: { totalMinor: number; leastMinor: number },
): Refusal<InvoicePaymentRefusal['why']> {
  const money = (minor: number) => formatMoney({ minor, currency });
  return refuse(payInvoices, refused.why, {
    number: 'number' in refused ? refused.number : '',
    unpaid: 'openMinor' in refused ? money(refused.openMinor) : '',
    least: money(leastMinor),
    total: money(totalMinor),
    limit: money(maxOnlineMinor),
  });
}

/** The provider's page shows this text. */
function describe({ name }: Site, { invoices: [first, ...more] }: WantedPayment): string {
  if (!first) return t`${name}, advance on account`;
  return more.length === 0 ? t`${name} invoice ${first.reference}` : t`${name}, ${plural(more.length + 1, 'invoice')}`;
}

async function openSession({ paymentId, provider, description, chosen }: Started, context: CallContext<Caller>) {
  const { site } = context;
  const page = { path: (receipt: string) => `/statement?paid=${receipt}${chosen}`, description };
  const opened = await openPaymentSession(context, paymentId, page);
  if (opened === 'down') return refuse(payInvoices, 'provider_down');
  if (opened === 'over') return refuse(payInvoices, 'session_over');
  const { receipt: payment_id, amountMinor: amount, sessionId: orderID, publicKey: key, url: checkout_url } = opened;
  return { success: true as const, payment_id, provider, amount, currency: site.currency, orderID, key, checkout_url };
}
