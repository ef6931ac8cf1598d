                                                        

                                                                           

/** The request itself is wrong. Carries the code, never the gateway's message, which may quote what was sent. */
export class GatewayRequestError extends Error {
           name = 'GatewayRequestError';
           code        ;

  constructor(provider             , { status, code, field }        ) {
    super(`${provider} refused with ${code} (${status})${field ? ` for ${field}` : ''}`);
    this.code = code;
  }
}

export const isTransientStatus = (status        ) =>
  status >= 500 || status === 429 || status === 409 || status === 408;
