import { AsyncLocalStorage } from 'node:async_hooks';
import type { Hono, MiddlewareHandler } from 'hono';
import { type Speaker, speakBy, speaker } from '../lib/say.ts';
import { speakerOf } from '../sites/interface.ts';
import type { Site } from '../sites/site.ts';
import { whichSite } from '../sites/which-site.ts';
import { forReader } from './compress.ts';
import type { Env } from './env.ts';

const speakers = new AsyncLocalStorage<Speaker | undefined>();

/** Who speaks in what is being done just now: the site of the request or of the letter; nobody in between. */
export const speakerNow = (): Speaker | undefined => speakers.getStore();
speakBy(speakerNow);

/** Does `work`, with all it says said in the words of the site. */
export const speakAs = <Done>(site: Site, work: () => Done): Done => speakers.run(speakerOf(site), work);

/** Makes a paper in the middle of a request: papers are English on every site. */
export const asPaper = <Done>(make: () => Done): Done => speakers.run(undefined, make);

/** Whatever is answered after this is said in the words of the site that the request reached. */
export const speakHere = (env: Env): MiddlewareHandler => {
  return (c, next) => speakAs(whichSite(c.req.header('host'), env.siteHosts, env.brand), next);
};

/** Serves each site's own words to its pages; they never change under their address. */
export function mountWords(app: Hono): void {
  app.get('/:file{words-[0-9a-f]+\\.json}', async (c, next) => {
    const { words, wordsAt } = speaker();
    if (c.req.path !== wordsAt) return next();
    const headers = new Headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    return new Response(await forReader(JSON.stringify(words), headers, c.req.header('accept-encoding')), { headers });
  });
}
