import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { apiReferencePath } from '../../api/reference/reference-page.server.js';
import { createToken, endToken, findTokensInForce } from '../../api/tokens/manage-tokens.server.js';
import { findEndpoints } from '../../api/webhooks/manage-endpoints.server.js';
import { t } from '../../lib/i18n.js';
import {                   defineDeskCall } from '../../server/calls/define-call.server.js';
import { Refusal, refuse } from '../../server/refuse.server.js';
                                                    
import { createTokenAtDesk, endTokenAtDesk, integrationsAtDesk } from './integrations.contract.js';

const requires = staffPermissionTo('manage-integrations');

const iso = (at             ) => at?.toISOString() ?? '';

/** `addressOf` is that of a site's shop, where the API is. */
export const integrationsCall = (addressOf                            )              =>
  defineDeskCall(integrationsAtDesk, { requires }, async (_request, { db, site }) => {
    const [tokens, endpoints] = [
      await findTokensInForce(db, { site: site.code }),
      await findEndpoints(db, { site: site.code }),
    ];
    return {
      success: true         ,
      reference_url: `${addressOf(site.code)}${apiReferencePath}`,
      tokens: tokens.map(({ id, name, prefix, scopes, createdAt, createdBy, expiresAt, lastUsedAt }) => ({
        ...{ id, name, prefix, scopes, created_at: iso(createdAt), created_by: createdBy },
        ...{ expires_at: iso(expiresAt), last_used_at: iso(lastUsedAt) },
      })),
      endpoints: endpoints.map(({ id, url, events, createdAt, createdBy, failingSince, switchedOffAt }) => ({
        ...{ id, url, events, created_at: iso(createdAt), created_by: createdBy },
        ...{ failing_since: iso(failingSince), switched_off_at: iso(switchedOffAt) },
      })),
    };
  });

export const createTokenCall = defineDeskCall(createTokenAtDesk, { requires }, async (request, context) => {
  const { database, site, by, now } = context;
  const { name, scopes, valid_days: validDays } = request;
  if (name === '') return refuse(createTokenAtDesk, 'name');
  if (scopes.length === 0) return refuse(createTokenAtDesk, 'scopes');
  const wanted = { name, scopes: [...new Set(scopes)], validDays, by, now };
  const created = await createToken(database, site, wanted);
  return created instanceof Refusal ? created : { success: true         , token: created.token };
});

export const endTokenCall = defineDeskCall(endTokenAtDesk, { requires }, async ({ id }, context) => {
  const { database, site, by, now } = context;
  const ended = await endToken(database, site, { id, by, now });
  if (ended instanceof Refusal) return ended;
  return { success: true         , message: t`The token ${ended.name} has ended.` };
});
