                                                        
import { HttpError } from '../../server/refuse.server.js';

/** Replies 400 with all wrong fields; the first one is the message. */
export function refuseFields(errors              )       {
  if (errors.length > 0) throw invalidFieldsError(errors);
}

export function invalidFieldsError(errors              )            {
  return new HttpError(400, errors[0]?.message ?? '', { errors });
}
