import { z } from 'zod';
import { apiScopeNames } from '../../account/permissions/api-scopes.rule.ts';
import { endpointRefusals, tokenRefusals } from '../../api/api-refusals.ts';
import { changeEventNames } from '../../api/change-events.data.ts';
import { listedToken } from '../../api/tokens/listed-token.contract.ts';
import { deliveryAttempt, listedDelivery, listedEndpoint } from '../../api/webhooks/webhook-rows.contract.ts';
import { defineContract, freeText, listOf, messageReply, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { deskSite } from '../../sites/site-field.ts';

const validDays = [30, 90, 365, 0] as const;

export const integrationsAtDesk = defineContract({
  path: 'desk/api/:site/integrations/',
  method: 'GET',
  summary: 'lists the tokens of programs and the endpoints of webhooks',
  request: z.object({ site: deskSite }),
  reply: z.object({
    success: z.literal(true),
    referenceUrl: z.string(),
    tokens: z.array(listedToken),
    endpoints: z.array(listedEndpoint),
  }),
});

export const createTokenAtDesk = defineContract({
  path: 'desk/api/:site/integrations/tokens/create/',
  method: 'POST',
  summary: 'makes a token for a program; it is shown this once',
  request: z.object({
    site: deskSite,
    name: freeText(60),
    scopes: listOf(z.enum(apiScopeNames), apiScopeNames.length),
    validDays: z.literal(validDays),
  }),
  reply: z.object({ success: z.literal(true), token: z.string() }),
  refusals: {
    ...pickRefusals(tokenRefusals, 'name'),
    name: 'Please enter a name, such as the program that uses it.',
    scopes: 'Please choose what the program may do.',
  },
});

export const endTokenAtDesk = defineContract({
  path: 'desk/api/:site/integrations/tokens/end/',
  method: 'POST',
  summary: 'ends a token at once',
  request: z.object({ site: deskSite, id: rowId }),
  reply: messageReply,
  refusals: pickRefusals(tokenRefusals, 'unknown'),
});

export const createEndpointAtDesk = defineContract({
  path: 'desk/api/:site/integrations/endpoints/create/',
  method: 'POST',
  summary: 'adds an address that is told what happens; its secret is shown this once',
  request: z.object({
    site: deskSite,
    url: freeText(300),
    events: listOf(z.enum(changeEventNames), changeEventNames.length),
  }),
  reply: z.object({ success: z.literal(true), secret: z.string() }),
  refusals: { ...pickRefusals(endpointRefusals, 'url'), events: 'Please choose what the endpoint is told.' },
});

export const removeEndpointAtDesk = defineContract({
  path: 'desk/api/:site/integrations/endpoints/remove/',
  method: 'POST',
  summary: 'removes an endpoint; messages that wait for it are not sent',
  request: z.object({ site: deskSite, id: rowId }),
  reply: messageReply,
  refusals: pickRefusals(endpointRefusals, 'unknown'),
});

export const switchEndpointOnAtDesk = defineContract({
  path: 'desk/api/:site/integrations/endpoints/switch_on/',
  method: 'POST',
  summary: 'sends to an endpoint again that was switched off after days of failure',
  request: z.object({ site: deskSite, id: rowId }),
  reply: messageReply,
  refusals: pickRefusals(endpointRefusals, 'not_off'),
});

export const deliveriesAtDesk = defineContract({
  path: 'desk/api/:site/integrations/deliveries/',
  method: 'GET',
  summary: 'lists the webhooks that are kept (WEBHOOK_DAYS), the newest first',
  request: z.object({
    site: deskSite,
    view: freeText(10).describe('failed, or empty for all'),
    before: freeText(20),
  }),
  reply: z.object({ success: z.literal(true), rows: z.array(listedDelivery), next: z.string() }),
});

export const deliveryAtDesk = defineContract({
  path: 'desk/api/:site/integrations/delivery/',
  method: 'GET',
  summary: 'shows one webhook with its body and each attempt',
  request: z.object({ site: deskSite, id: rowId }),
  reply: z.object({
    success: z.literal(true),
    delivery: listedDelivery.extend({ body: z.string() }),
    attempts: z.array(deliveryAttempt),
  }),
});

export const sendAgainAtDesk = defineContract({
  path: 'desk/api/:site/integrations/deliveries/send_again/',
  method: 'POST',
  summary: 'sends a webhook again at once',
  request: z.object({ site: deskSite, id: rowId }),
  reply: messageReply,
  refusals: {
    ...pickRefusals(endpointRefusals, 'not_now'),
    failed: 'It did not arrive: {problem}',
  },
});
