import { randomUUID } from 'node:crypto';
import type { Context, ErrorHandler } from 'hono';
import { say } from '../lib/say.ts';
import { whichSite } from '../sites/which-site.ts';
import type { Server } from './call.ts';
import { isCallPath } from './call-paths.ts';
import { isDatabaseDown } from './database-down.ts';
import { demonstrationNotice } from './demonstration.ts';
import type { Env } from './env.ts';
import { plainReply } from './plain-reply.ts';
import { HttpRefused, retryHeader } from './refuse.ts';
import { speakAs } from './speak.ts';

/** What is said while the database does not answer, by calls and pages alike. */
export const notAnswering = () => say`The store can’t answer just now. Please try again in a few seconds.`;

/**
 * Answers what a handler threw: a refusal by its sentence, 503 while the database is away, else 500 with the number under
 * which the log has the cause.
 */
export function unanswered(env: Env, { log }: Pick<Server, 'log'>): ErrorHandler {
  return (cause, c) => {
    if (cause instanceof HttpRefused) return refused(c, cause);
    const requestId = randomUUID();
    const path = c.req.path;
    return speakAs(whichSite(c.req.header('host'), env.siteHosts, env.brand), () => {
      const title = say`This page did not load`;
      const notice = demonstrationNotice(env);
      if (isDatabaseDown(cause)) {
        log.warn({ requestId, path, err: cause }, 'the database did not answer');
        return plainReply(path, 503, { title, sentence: notAnswering(), notice });
      }
      log.error({ requestId, path, err: cause }, 'a request failed');
      const sentence = say`Something went wrong on our side. Please try again.`;
      return plainReply(path, 500, { title, sentence, requestId, notice });
    });
  };
}

function refused(c: Context, cause: HttpRefused): Response {
  const headers = { ...retryHeader(cause), 'cache-control': 'no-store' };
  return isCallPath(c.req.path)
    ? c.json(cause.reply, cause.status, headers)
    : c.text(cause.message, cause.status, headers);
}
