import type Razorpay from 'razorpay';
import { z } from 'zod';
import { GatewayRequestError, isTransientStatus } from '../gateways/gateway-request-error.ts';
import { GatewayUnavailableError } from '../gateways/payment-gateway.ts';

export type RazorpayAccount = {
  keyId: string;
  keySecret: string;
  /** Another address than Razorpay's own, for tests. */
  baseUrl?: string;
  /** How long an answer may take; 10 s unless told. */
  timeoutMs?: number;
};

type Failure = { response?: object };

/** What the package keeps to itself: the HTTP client beneath its calls. */
type Beneath = {
  rq: {
    defaults: { baseURL: string; timeout: number };
    interceptors: { response: { use(fine: undefined, failed: (failure: Failure) => never): void } };
    post(path: string, body: object, how: { headers: Record<string, string> }): Promise<{ data: unknown }>;
  };
};

const defaultTimeoutMs = 10_000;
const noAnswer = { status: 503, data: {} };

/**
 * Asks Razorpay for one account, and once more when no answer comes: every question of ours may be repeated. Answers
 * what `shape` reads of the reply. Fails with `ProviderDown` or `ProviderRefused`, which say nothing of the keys.
 */
export type RazorpayRequester = <S extends z.ZodType>(
  shape: S,
  question: (client: Razorpay) => Promise<unknown>,
) => Promise<z.output<S>>;

/** The way to ask; the package is loaded with the first question. */
export function createRazorpayRequester(account: RazorpayAccount): RazorpayRequester {
  let opening: Promise<Razorpay> | undefined;
  return async (shape, question) => {
    opening ??= openClient(account);
    const client = await opening;
    const reply = await answerOf(client, question).catch((cause: unknown) => {
      if (cause instanceof GatewayUnavailableError) return answerOf(client, question);
      throw cause;
    });
    const read = shape.safeParse(reply);
    if (!read.success) throw new GatewayUnavailableError('razorpay answered something else than its description says');
    return read.data;
  };
}

/** Posts with a header of its own, for which the package's calls have no place. */
export const postWithHeader = async (client: Razorpay, path: string, body: object, headers: Record<string, string>) =>
  (await beneath(client).rq.post(path, body, { headers })).data;

/**
 * The package knows one address and no time limit, so both are set on the HTTP client beneath it. Where no answer
 * comes it stumbles over its absence, so one is put there; the failure itself holds the keys and ends here.
 */
async function openClient({ keyId, keySecret, baseUrl, timeoutMs = defaultTimeoutMs }: RazorpayAccount) {
  const { default: Client } = await import('razorpay');
  const client = new Client({ key_id: keyId, key_secret: keySecret });
  const { rq } = beneath(client);
  if (baseUrl !== undefined) rq.defaults.baseURL = baseUrl;
  rq.defaults.timeout = timeoutMs;
  rq.interceptors.response.use(undefined, ({ response = noAnswer }) => {
    throw { response };
  });
  return client;
}

const beneath = (client: Razorpay) => client.api as unknown as Beneath;

const reason = z.object({ code: z.string(), field: z.string().nullish() }).optional().catch(undefined);
/** How the package tells a refusal, and how the client beneath it does. */
const refusal = z.union([
  z.object({ statusCode: z.number(), error: reason }),
  z
    .object({
      response: z.object({ status: z.number(), data: z.object({ error: reason }).catch({ error: undefined }) }),
    })
    .transform(({ response }) => ({ statusCode: response.status, error: response.data.error })),
]);

async function answerOf(client: Razorpay, question: (client: Razorpay) => Promise<unknown>): Promise<unknown> {
  try {
    return await question(client);
  } catch (cause) {
    const parsed = refusal.safeParse(cause).data;
    if (!parsed) throw cause;
    const { statusCode: status, error } = parsed;
    if (isTransientStatus(status)) throw new GatewayUnavailableError(`razorpay gave no answer (${status})`);
    throw new GatewayRequestError('razorpay', {
      status,
      code: error?.code ?? 'no code',
      field: error?.field ?? undefined,
    });
  }
}
