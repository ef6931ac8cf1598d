import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'hono';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import { isDatabaseDown } from '../../server/database/database-down.server.ts';
import type { Env } from '../../server/env.server.ts';
import { readCookie } from '../../server/http/cookies.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { retryAfterHeader, retryLater } from '../../server/refuse.server.ts';
import { parseSiteCode, sites } from '../../sites/resolve-site.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { DeskChange } from './desk-change.ts';
import { type EventStream, openEventStream } from './event-stream.server.ts';
import { changeReader, type SiteChange } from './read-changes.server.ts';

export type DeskEvents = {
  /** GET /desk/api/:site/events */
  serve(c: Context): Promise<Response>;
  /** Ends every stream and refuses new ones. */
  close(): void;
};

const mayListen = staffPermissionTo('use-desk');
const maxStreamsPerSession = 6;
const tooManyWaitMs = 60_000;
const maxChangesPerEvent = 50;
const defaultIntervals = { pollMs: 2_000, beatMs: 10_000 };

/** Tells staff what others change. Asks the database once for all who listen in this process, while somebody does. */
export function createDeskEvents(env: Env, server: ServerContext, intervals = defaultIntervals): DeskEvents {
  const streams = new Set<EventStream>();
  const closed = new AbortController();
  const findStaff = (site: SiteCode, token: string) =>
    server.authentication.findStaff(server.database, sites[site], token, server.clock());
  const watch = watchChanges(server, streams, { ...intervals, findStaff, signal: closed.signal });
  return {
    async serve(c) {
      const { secure } = requestContext(env, server.sites, c);
      const site = parseSiteCode(c.req.param('site') ?? '');
      if (!site) return c.json({ success: false, message: 'There is no such site.' }, 404);
      const token = readCookie(c, 'desk', secure);
      const staff = token && (await findStaff(site, token));
      if (!staff) return c.json({ success: false, message: 'Please sign in to continue.' }, 401);
      if (!mayListen.isGrantedTo(staff))
        return c.json({ success: false, message: 'Your role does not allow this.' }, 403);
      if (closed.signal.aborted) return c.json({ success: false, message: 'The store is shutting down.' }, 503);
      const own = [...streams].filter((stream) => stream.token === token);
      if (own.length >= maxStreamsPerSession) {
        const full = retryLater(429, tooManyWaitMs, 'The desk is open in too many windows.');
        return c.json(full.reply, full.status, retryAfterHeader(full));
      }
      const { stream, response } = openEventStream({ site, token }, (ended) => streams.delete(ended));
      streams.add(stream);
      watch();
      return response;
    },
    close() {
      closed.abort();
      for (const stream of streams) stream.end();
    },
  };
}

type Watching = typeof defaultIntervals & {
  findStaff: (site: SiteCode, token: string) => ReturnType<ServerContext['authentication']['findStaff']>;
  signal: AbortSignal;
};

/** Returns what to call when a stream was opened. */
function watchChanges(
  { database, log }: ServerContext,
  streams: ReadonlySet<EventStream>,
  { pollMs, beatMs, findStaff, signal }: Watching,
): () => void {
  let isWatching = false;

  /** The session is looked up again before anything is sent. */
  async function sendTo(stream: EventStream, changes: readonly DeskChange[] | undefined): Promise<void> {
    if (!mayListen.isGrantedTo(await findStaff(stream.site, stream.token))) {
      stream.send('end', {});
      stream.end();
    } else if (changes) stream.send('changes', changes.slice(0, maxChangesPerEvent));
    else stream.send('beat', {});
  }

  async function watch(): Promise<void> {
    const readChanges = changeReader();
    let beatAt = performance.now();
    let hasMissed = false;
    while (streams.size > 0) {
      const now = performance.now();
      try {
        const changes = await readChanges(database, now);
        for (const stream of streams) {
          const own = changesOn(stream.site, changes);
          if (hasMissed || own.length > 0) await sendTo(stream, own);
          else if (now >= beatAt) await sendTo(stream, undefined);
        }
        hasMissed = false;
        if (now >= beatAt) beatAt = now + beatMs;
      } catch (cause) {
        hasMissed = true;
        if (!isDatabaseDown(cause)) log.error({ err: cause }, 'the changes of the desk could not be read');
      }
      await pause(pollMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
    isWatching = false;
  }

  return () => {
    if (isWatching) return;
    isWatching = true;
    void watch();
  };
}

const changesOn = (site: SiteCode, changes: readonly SiteChange[]): DeskChange[] =>
  changes.filter((change) => change.site === site).map(({ path, actor, by }) => ({ path, actor, by }));
