import { t } from '../../lib/i18n.js';
                                                               
import { HttpError } from '../refuse.server.js';

/** Reads the body of a request in parts, and stops at the part that makes it too large. */
export const readFileOf =
  (request         )           =>
  async (maxBytes) => {
    if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
    const parts               = [];
    let bytes = 0;
    try {
      for await (const part of request.body ?? []) {
        bytes += part.byteLength;
        if (bytes > maxBytes) return undefined;
        parts.push(part);
      }
    } catch {
      throw new HttpError(400, t`The file did not arrive completely. Please try again.`);
    }
    return Buffer.concat(parts, bytes);
  };
