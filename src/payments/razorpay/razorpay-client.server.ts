import type Razorpay from 'razorpay';
import { z } from 'zod';
import { GatewayRequestError, isTransientStatus } from '../gateways/gateway-request-error.ts';
import { gatewayTimeoutMs, maxGatewayReplyBytes } from '../gateways/gateway-timeouts.ts';
import { GatewayUnavailableError } from '../gateways/payment-gateway.ts';

export type RazorpayAccount = {
  keyId: string;
  keySecret: string;
  baseUrl?: string;
  timeoutMs?: number;
};

type Failure = { response?: object };

/** The HTTP client inside the package, which its types do not show. */
type Beneath = {
  rq: {
    defaults: { baseURL: string; maxContentLength: number; maxRedirects: number };
    interceptors: {
      request: { use(change: (request: object) => object): void };
      response: { use(fine: undefined, failed: (failure: Failure) => never): void };
    };
    post(path: string, body: object, how: { headers: Record<string, string> }): Promise<{ data: unknown }>;
  };
};

const noAnswer = { status: 503, data: {} };

/** Retries once, as every request may be repeated. Errors never carry the keys. */
export type RazorpayRequester = <S extends z.ZodType>(
  shape: S,
  question: (client: Razorpay) => Promise<unknown>,
) => Promise<z.output<S>>;

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
    if (!read.success) throw new GatewayUnavailableError('unexpected reply from razorpay');
    return read.data;
  };
}

export const postWithHeader = async (client: Razorpay, path: string, body: object, headers: Record<string, string>) =>
  (await beneath(client).rq.post(path, body, { headers })).data;

/** The package has no such options, and fails without a response. The original error holds the keys. */
async function openClient({ keyId, keySecret, baseUrl, timeoutMs = gatewayTimeoutMs }: RazorpayAccount) {
  const { default: Client } = await import('razorpay');
  const client = new Client({ key_id: keyId, key_secret: keySecret });
  const { rq } = beneath(client);
  if (baseUrl !== undefined) rq.defaults.baseURL = baseUrl;
  rq.defaults.maxContentLength = maxGatewayReplyBytes;
  rq.defaults.maxRedirects = 0;
  // Its own `timeout` begins again with each byte.
  rq.interceptors.request.use((request) => ({ ...request, signal: AbortSignal.timeout(timeoutMs) }));
  rq.interceptors.response.use(undefined, ({ response = noAnswer }) => {
    throw { response };
  });
  return client;
}

const beneath = (client: Razorpay) => client.api as unknown as Beneath;

const reason = z.object({ code: z.string(), field: z.string().nullish() }).optional().catch(undefined);
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
    // A redirect is of a network that wants a sign-in.
    if (isTransientStatus(status) || status < 400)
      throw new GatewayUnavailableError(`razorpay is unavailable (${status})`);
    throw new GatewayRequestError('razorpay', {
      status,
      code: error?.code ?? 'no code',
      field: error?.field ?? undefined,
    });
  }
}
