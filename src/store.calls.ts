import { accountCalls } from './account/account.calls.ts';
import { permissionTo } from './account/permissions/permission-to.server.ts';
import { staffCalls } from './account/staff/staff.calls.ts';
import { apiCalls } from './api/api.calls.ts';
import { cartCalls } from './cart/cart.calls.ts';
import { catalogueCalls } from './catalogue/catalogue.calls.ts';
import { contentCalls } from './content/content.calls.ts';
import { deskCalls } from './desk/desk.calls.ts';
import { templateConfigOf } from './message-templates.server.ts';
import { outboxCall } from './messages/outbox.server.ts';
import { findOpenOrder } from './orders/open-order.server.ts';
import { findLastOrdered } from './orders/ordered-before/last-ordered.server.ts';
import { orderCalls } from './orders/orders.calls.ts';
import { createOutsideServices } from './outside-services.server.ts';
import { findCreditStatus } from './payments/credit/credit.server.ts';
import { grantCredit } from './payments/credit/grant-credit.server.ts';
import { paymentCalls } from './payments/payments.calls.ts';
import { findQuotedLines } from './rfi/quotes/quoted-lines.server.ts';
import { rfiCalls } from './rfi/rfi.calls.ts';
import type { Handler } from './server/calls/define-call.server.ts';
import type { Env } from './server/env.server.ts';

/** Every call of buyers, staff and programs. */
export function storeCalls(env: Env, services = createOutsideServices(env)): Handler[] {
  const { gateways, paperStorages } = services;
  const templates = templateConfigOf(env);
  return [
    ...accountCalls({ findCreditStatus, findOpenOrder, grantCredit, paperStorages }),
    ...catalogueCalls,
    ...cartCalls({ findQuotedLines, findLastOrdered }),
    ...rfiCalls,
    ...paymentCalls(gateways),
    ...orderCalls(gateways, paperStorages),
    ...contentCalls,
    ...staffCalls(env.demo),
    ...deskCalls({ ...services, env, addressOf: templates.addressOf }),
    ...apiCalls(services.invoicePortals),
    outboxCall(permissionTo('see-outbox'), { ...templates, demo: env.demo }),
  ];
}
