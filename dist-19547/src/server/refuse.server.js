                                                                              
import { t, translate } from '../lib/i18n.js';

/** A business refusal: rolls the transaction back and replies 200 with success false. */
export class Refusal {
           refusal        ;
           message        ;
  constructor(refusal        , message        ) {
    this.refusal = refusal;
    this.message = message;
  }
  get reply()               {
    return { success: false, message: this.message, refusal: this.refusal };
  }
}

export function refuse                    (
  contract   ,
  name                ,
  slots                                  = {},
)          {
  return new Refusal(name, translate(contract.refusals[name] ?? name, slots));
}

                                                                             

/** A technical refusal with its HTTP status; thrown, so that nothing is written. */
export class HttpError extends Error {
           status            ;
           reply              ;
  retryAfter                    ;
  constructor(status            , message        , more                                              = {}) {
    super(message);
    this.status = status;
    this.reply = { success: false, message, ...more };
  }
}

export const retryAfterHeader = ({ retryAfter }           )                         =>
  retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };

export const notFound = (what        ) => new HttpError(404, t`${what} was not found.`);

export function tooManyAttempts(waitMs        )            {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  return retryLater(429, waitMs, t`Too many attempts. Please try again in ${minutes} minutes.`);
}

export function retryLater(status           , waitMs        , message        )            {
  const refused = new HttpError(status, message);
  refused.retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return refused;
}
