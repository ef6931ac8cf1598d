import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context, ErrorHandler } from 'hono';
import { routePath } from 'hono/route';
import { t } from '../../lib/i18n.ts';
import { resolveSite, sites } from '../../sites/resolve-site.ts';
import { isCallPath } from '../calls/call-paths.server.ts';
import type { ServerContext } from '../calls/define-call.server.ts';
import { databaseDownInLog, databaseDownMessage, isDatabaseDown } from '../database/database-down.server.ts';
import type { Env } from '../env.server.ts';
import { HttpError, retryAfterHeader } from '../refuse.server.ts';
import { demoNotice } from './demo-notice.server.ts';
import { fallbackResponse } from './fallback-response.server.ts';
import { withLocale } from './locale.server.ts';

export function createErrorHandler(env: Env, { log }: Pick<ServerContext, 'log'>): ErrorHandler {
  return (cause, c) => {
    if (cause instanceof HttpError) return refused(c, cause);
    if (isCutOff(c, cause)) return refused(c, new HttpError(400, 'The request did not arrive completely.'));
    const requestId = c.get('notes')?.requestId ?? randomUUID();
    const route = c.get('notes')?.route ?? routePath(c);
    const path = c.req.path;
    return withLocale(sites[resolveSite(c.req.header('host'), env.siteHosts, env.brand)], () => {
      const title = t`This page did not load`;
      const notice = demoNotice(env);
      if (isDatabaseDown(cause)) {
        log.warn({ requestId, route, err: cause }, databaseDownInLog(cause));
        return fallbackResponse(path, 503, { title, sentence: databaseDownMessage(cause), notice });
      }
      log.error({ requestId, route, err: cause }, 'a request failed');
      const sentence = t`Something went wrong on our side. Please try again.`;
      return fallbackResponse(path, 500, { title, sentence, requestId, notice });
    });
  };
}

/** The client left, or was too slow, while its body was read. */
function isCutOff(c: Context, cause: Error): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  return incoming !== undefined && incoming.errored === cause;
}

function refused(c: Context, cause: HttpError): Response {
  const headers = { ...retryAfterHeader(cause), 'cache-control': 'no-store' };
  return isCallPath(c.req.path)
    ? c.json(cause.reply, cause.status, headers)
    : c.text(cause.message, cause.status, headers);
}
