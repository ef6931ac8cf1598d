                                     
import { z } from 'zod';
import { GatewayRequestError, isTransientStatus } from '../gateways/gateway-request-error.js';
import { GatewayUnavailableError } from '../gateways/payment-gateway.js';

                               
                
                    
                   
                     
  

                                     

/** The HTTP client inside the package, which its types do not show. */
                
       
                                                   
                                                                                                    
                                                                                                           
    
  

const defaultTimeoutMs = 10_000;
const noAnswer = { status: 503, data: {} };

/** Retries once, as every request may be repeated. Errors never carry the keys. */
                                                      
           
                                                   
                          

export function createRazorpayRequester(account                 )                    {
  let opening                               ;
  return async (shape, question) => {
    opening ??= openClient(account);
    const client = await opening;
    const reply = await answerOf(client, question).catch((cause         ) => {
      if (cause instanceof GatewayUnavailableError) return answerOf(client, question);
      throw cause;
    });
    const read = shape.safeParse(reply);
    if (!read.success) throw new GatewayUnavailableError('unexpected reply from razorpay');
    return read.data;
  };
}

export const postWithHeader = async (client          , path        , body        , headers                        ) =>
  (await beneath(client).rq.post(path, body, { headers })).data;

/** The package has no such options, and fails without a response. The original error holds the keys. */
async function openClient({ keyId, keySecret, baseUrl, timeoutMs = defaultTimeoutMs }                 ) {
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

const beneath = (client          ) => client.api                      ;

const reason = z.object({ code: z.string(), field: z.string().nullish() }).optional().catch(undefined);
const refusal = z.union([
  z.object({ statusCode: z.number(), error: reason }),
  z
    .object({
      response: z.object({ status: z.number(), data: z.object({ error: reason }).catch({ error: undefined }) }),
    })
    .transform(({ response }) => ({ statusCode: response.status, error: response.data.error })),
]);

async function answerOf(client          , question                                        )                   {
  try {
    return await question(client);
  } catch (cause) {
    const parsed = refusal.safeParse(cause).data;
    if (!parsed) throw cause;
    const { statusCode: status, error } = parsed;
    if (isTransientStatus(status)) throw new GatewayUnavailableError(`razorpay is unavailable (${status})`);
    throw new GatewayRequestError('razorpay', {
      status,
      code: error?.code ?? 'no code',
      field: error?.field ?? undefined,
    });
  }
}
