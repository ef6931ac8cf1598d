import { setTimeout as pause } from 'node:timers/promises';
                                    
import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { t } from '../../lib/i18n.js';
                                                                              
import { isDatabaseDown } from '../../server/database/database-down.server.js';
                                                      
import { readCookie } from '../../server/http/cookies.server.js';
import { requestContext } from '../../server/http/mount-calls.server.js';
import { retryAfterHeader, retryLater } from '../../server/refuse.server.js';
import { parseSiteCode, sites } from '../../sites/resolve-site.js';
                                                    
                                                   
import {                   openEventStream } from './event-stream.server.js';
import { changeReader,                 } from './read-changes.server.js';

                          
                                   
                                       
                                                
                
  

const mayListen = staffPermissionTo('use-desk');
const maxStreamsPerSession = 6;
const tooManyWaitMs = 60_000;
const maxChangesPerEvent = 50;
const defaultIntervals = { pollMs: 2_000, beatMs: 10_000 };

/** Tells staff what others change. Asks the database once for all who listen in this process, while somebody does. */
export function createDeskEvents(env     , server               , intervals = defaultIntervals)             {
  const streams = new Set             ();
  const closed = new AbortController();
  const findStaff = (site          , token        ) =>
    server.authentication.findStaff(server.database, sites[site], token, server.clock());
  const watch = watchChanges(server, streams, { ...intervals, findStaff, signal: closed.signal });
  return {
    async serve(c) {
      const { secure } = requestContext(env, server.sites, c);
      const site = parseSiteCode(c.req.param('site') ?? '');
      if (!site) return c.json({ success: false, message: t`There is no such site.` }, 404);
      const token = readCookie(c, 'desk', secure);
      const staff = token && (await findStaff(site, token));
      if (!staff) return c.json({ success: false, message: t`Please sign in to continue.` }, 401);
      if (!mayListen.isGrantedTo(staff))
        return c.json({ success: false, message: t`Your role does not allow this.` }, 403);
      if (closed.signal.aborted) return c.json({ success: false, message: t`The store is ending.` }, 503);
      const own = [...streams].filter((stream) => stream.token === token);
      if (own.length >= maxStreamsPerSession) {
        const full = retryLater(429, tooManyWaitMs, t`The desk is open in too many windows.`);
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

                                           
                                                                                                         
                      
  

/** Returns what to call when a stream was opened. */
function watchChanges(
  { database, log }               ,
  streams                          ,
  { pollMs, beatMs, findStaff, signal }          ,
)             {
  let isWatching = false;

  /** The session is looked up again before anything is sent. */
  async function tell(stream             , changes                                   )                {
    if (!mayListen.isGrantedTo(await findStaff(stream.site, stream.token))) {
      stream.send('end', {});
      stream.end();
    } else if (changes) stream.send('changes', changes.slice(0, maxChangesPerEvent));
    else stream.send('beat', {});
  }

  async function watch()                {
    const readChanges = changeReader();
    let beatAt = performance.now();
    let hasMissed = false;
    while (streams.size > 0) {
      const now = performance.now();
      try {
        const changes = await readChanges(database, now);
        for (const stream of streams) {
          const own = changesOn(stream.site, changes);
          if (hasMissed || own.length > 0) await tell(stream, own);
          else if (now >= beatAt) await tell(stream, undefined);
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

const changesOn = (site          , changes                       )               =>
  changes.filter((change) => change.site === site).map(({ path, actor, by }) => ({ path, actor, by }));
