import { randomUUID } from 'node:crypto';
import type { Context, ErrorHandler } from 'hono';
import { t } from '../../lib/i18n.ts';
import { resolveSite } from '../../sites/resolve-site.ts';
import { isCallPath } from '../calls/call-paths.server.ts';
import type { ServerContext } from '../calls/define-call.server.ts';
import { isDatabaseDown } from '../database/database-down.server.ts';
import type { Env } from '../env.server.ts';
import { HttpError, retryAfterHeader } from '../refuse.server.ts';
import { demoNotice } from './demo-notice.server.ts';
import { fallbackResponse } from './fallback-response.server.ts';
import { withLocale } from './locale.server.ts';

/** What is said while the database does not answer, by calls and pages alike. */
export const databaseDownMessage = () => t`The store can’t answer just now. Please try again in a few seconds.`;

/**
 * Answers what a handler threw: a refusal by its sentence, 503 while the database is away, else 500 with the number under
 * which the log has the cause.
 */
export function createErrorHandler(env: Env, { log }: Pick<ServerContext, 'log'>): ErrorHandler {
  return (cause, c) => {
    if (cause instanceof HttpError) return refused(c, cause);
    const requestId = randomUUID();
    const path = c.req.path;
    return withLocale(resolveSite(c.req.header('host'), env.siteHosts, env.brand), () => {
      const title = t`This page did not load`;
      const notice = demoNotice(env);
      if (isDatabaseDown(cause)) {
        log.warn({ requestId, path, err: cause }, 'the database did not answer');
        return fallbackResponse(path, 503, { title, sentence: databaseDownMessage(), notice });
      }
      log.error({ requestId, path, err: cause }, 'a request failed');
      const sentence = t`Something went wrong on our side. Please try again.`;
      return fallbackResponse(path, 500, { title, sentence, requestId, notice });
    });
  };
}

function refused(c: Context, cause: HttpError): Response {
  const headers = { ...retryAfterHeader(cause), 'cache-control': 'no-store' };
  return isCallPath(c.req.path)
    ? c.json(cause.reply, cause.status, headers)
    : c.text(cause.message, cause.status, headers);
}
