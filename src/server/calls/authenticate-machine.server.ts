import { HttpError, retryLater } from '../refuse.server.ts';
import { consumeRateLimits } from '../security/rate-limits.server.ts';
import { expectClient } from './authenticate-buyer.server.ts';
import type { ApiHandler, CallRequest, MachineCaller, ServerContext } from './define-call.server.ts';

/** Calls of one token in a minute. */
export const callsPerMinute = 600;

const perToken = {
  name: 'api_token',
  max: callsPerMinute,
  windowMinutes: 1,
  createError: (waitMs: number) =>
    retryLater(429, waitMs, `This token has made ${callsPerMinute} calls within a minute. Please wait.`),
};

/** Sets the headers that tell how many calls are left. */
export async function authenticateMachine(
  { database, authentication, clock }: ServerContext,
  { options }: ApiHandler,
  { site, token }: CallRequest,
  headers: Headers,
): Promise<{ token: string | undefined; machine: MachineCaller }> {
  const machine = token ? await authentication.findMachine(database, site, token, clock()) : undefined;
  if (token) expectClient(database, site.code, token, machine && { machine });
  if (!machine) {
    headers.set('www-authenticate', 'Bearer');
    throw new HttpError(401, `Send a token of ${site.name} that has not ended, as 'Authorization: Bearer …'.`);
  }
  headers.set('ratelimit-policy', `"token";q=${callsPerMinute};w=60`);
  headers.set('ratelimit', '"token";r=0');
  const [calls = 0] = await consumeRateLimits(database, [{ ...perToken, key: String(machine.tokenId) }]);
  headers.set('ratelimit', `"token";r=${Math.max(0, callsPerMinute - calls)}`);
  const { capability, isGrantedTo } = options.requires;
  const refused = new HttpError(403, `The token ${machine.name} does not have the scope ${capability}.`);
  if (!isGrantedTo(machine)) throw refused;
  return { token, machine };
}
