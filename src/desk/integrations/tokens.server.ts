import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { apiReferencePath } from '../../api/reference/reference-page.server.ts';
import { createToken, endToken, findTokensInForce } from '../../api/tokens/manage-tokens.server.ts';
import { findEndpoints } from '../../api/webhooks/manage-endpoints.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { createTokenAtDesk, endTokenAtDesk, integrationsAtDesk } from './integrations.contract.ts';

const requires = staffPermissionTo('manage-integrations');

export const integrationsCall = defineDeskCall(
  integrationsAtDesk,
  { requires },
  async (_request, { db, site, services }) => {
    const [tokens, endpoints] = [
      await findTokensInForce(db, { site: site.code }),
      await findEndpoints(db, { site: site.code }),
    ];
    return {
      success: true as const,
      referenceUrl: `${services.addressOf(site.code)}${apiReferencePath}`,
      tokens,
      endpoints,
    };
  },
);

export const createTokenCall = defineDeskCall(createTokenAtDesk, { requires }, async (request, context) => {
  const { database, site, by, now } = context;
  const { name, scopes, validDays } = request;
  if (name === '') return refuse(createTokenAtDesk, 'name');
  if (scopes.length === 0) return refuse(createTokenAtDesk, 'scopes');
  const wanted = { name, scopes: [...new Set(scopes)], validDays, by, now };
  const created = await createToken(database, site, wanted);
  return created instanceof Refusal ? created : { success: true as const, token: created.token };
});

export const endTokenCall = defineDeskCall(endTokenAtDesk, { requires }, async ({ id }, context) => {
  const { database, site, by, now } = context;
  const ended = await endToken(database, site, { id, by, now });
  if (ended instanceof Refusal) return ended;
  return { success: true as const, message: `The token ${ended.name} has ended.` };
});
