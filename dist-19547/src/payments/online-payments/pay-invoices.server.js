import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { can } from '../../account/permissions/permissions.rule.js';
                                                       
import { plural, t } from '../../lib/i18n.js';
import { formatMoney } from '../../lib/money.js';
import {                                defineCallWithSideEffects } from '../../server/calls/define-call.server.js';
import {               refuse } from '../../server/refuse.server.js';
                                                
import { findOpenInvoices, lockCustomerRow } from '../credit/ledger.db.js';
                                                                       
import { gateways as definitions } from '../gateways.data.js';
import {
                             
  invoicePaymentRefusal,
  totalOfPayment,
                     
} from '../invoice-payments/invoice-payment.rule.js';
import { openPaymentSession, snapshotPayment } from './begin-payment.server.js';
import { endPaymentBefore } from './end-payment-before.server.js';
import { payInvoices } from './pay-invoices.contract.js';

                                             
/** Stored as the reply of an idempotent request. */
                                                                                                        

/** So that the address to return to stays short. */
const mostInAddress = 20;

export const payInvoicesCall = (gateways                 ) =>
  defineCallWithSideEffects(
    payInvoices,
    { requires: permissionTo('pay-invoices'), transaction: true, idempotent: true },
    {
      before: async ({ gateway }, context, repeated) => {
        const ended = await endPaymentBefore(gateways, gateway, context, repeated);
        return ended === 'no_gateway' ? refuseGateway(context.site) : undefined;
      },
      after: (started         , context) => openSession(gateways, started, context),
    },
    (request, context) => startPayment(gateways, request, context),
  );

const refuseGateway = ({ contact }      ) => refuse(payInvoices, 'not_taken', { phone: contact.phone });

async function startPayment(
  gateways                 ,
  { invoices, advance, gateway: name }         ,
  context                     ,
)                             {
  const { db, site, caller, now } = context;
  const provider = gateways.forNewPayment(context, site, name);
  if (!provider) return refuseGateway(site);
  const { customerId, userId } = caller;
  const wanted                = {
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
  if (refused) return tellRefusal(refused, site, { totalMinor: amountMinor, leastMinor });
  const paymentId = await snapshotPayment(db, site, {
    ...{ customerId, userId, purpose: 'account', provider, amountMinor, now },
    frozen: wanted,
    lines: [],
  });
  return { paymentId, provider: name, description: describe(site, wanted), chosen: chosenQuery(wanted) };
}

/** Brings back what was chosen when the payment is cancelled. */
function chosenQuery({ invoices, advanceMinor }               )         {
  const major = (minor        ) => (minor / 100).toFixed(2);
  const parts = invoices
    .slice(0, mostInAddress)
    .map(({ reference, amountMinor }) => `${encodeURIComponent(reference)}:${major(amountMinor)}`);
  return `${parts.length > 0 ? `&pay=${parts.join(',')}` : ''}${advanceMinor > 0 ? `&advance=${major(advanceMinor)}` : ''}`;
}

function tellRefusal(
  refused                       ,
  { currency, maxOnlineMinor }      ,
  { totalMinor, leastMinor }                                            ,
)          {
  const money = (minor        ) => formatMoney({ minor, currency });
  return refuse(payInvoices, refused.why, {
    number: 'number' in refused ? refused.number : '',
    unpaid: 'openMinor' in refused ? money(refused.openMinor) : '',
    least: money(leastMinor),
    total: money(totalMinor),
    limit: money(maxOnlineMinor),
  });
}

/** As the provider's page shows it. */
function describe({ name }      , { invoices: [first, ...more] }               )         {
  if (!first) return t`${name}, advance on account`;
  return more.length === 0 ? t`${name} invoice ${first.reference}` : t`${name}, ${plural(more.length + 1, 'invoice')}`;
}

async function openSession(
  gateways                 ,
  { paymentId, provider, description, chosen }         ,
  context                     ,
) {
  const { site } = context;
  const page = { path: (receipt        ) => `/statement?paid=${receipt}${chosen}`, description };
  const opened = await openPaymentSession(gateways, context, site, paymentId, page);
  if (opened === 'down') return refuse(payInvoices, 'provider_down');
  if (opened === 'over') return refuse(payInvoices, 'session_over');
  const { receipt: payment_id, amountMinor: amount, sessionId: orderID, publicKey: key, url: checkout_url } = opened;
  return { success: true         , payment_id, provider, amount, currency: site.currency, orderID, key, checkout_url };
}
