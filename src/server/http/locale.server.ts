import { AsyncLocalStorage } from 'node:async_hooks';
import type { Hono, MiddlewareHandler } from 'hono';
import { currentLocale, type Locale, setLocaleProvider } from '../../lib/i18n.ts';
import { resolveSite } from '../../sites/resolve-site.ts';
import type { Site } from '../../sites/site.ts';
import { localeOf } from '../../sites/translations.server.ts';
import type { Env } from '../env.server.ts';
import { compressForClient } from './compress.server.ts';

const localeStorage = new AsyncLocalStorage<Locale | undefined>();

/** Who speaks in what is being done just now: the site of the request or of the letter; nobody in between. */
export const requestLocale = (): Locale | undefined => localeStorage.getStore();
setLocaleProvider(requestLocale);

/** Does `work`, with all it says said in the words of the site. */
export const withLocale = <Done>(site: Site, work: () => Done): Done => localeStorage.run(localeOf(site), work);

/** Makes a paper in the middle of a request: papers are English on every site. */
export const withDefaultLocale = <Done>(make: () => Done): Done => localeStorage.run(undefined, make);

/** Whatever is answered after this is said in the words of the site that the request reached. */
export const localeMiddleware = (env: Env): MiddlewareHandler => {
  return (c, next) => withLocale(resolveSite(c.req.header('host'), env.siteHosts, env.brand), next);
};

/** Serves each site's own words to its pages; they never change under their address. */
export function mountTranslations(app: Hono): void {
  app.get('/:file{words-[0-9a-f]+\\.json}', async (c, next) => {
    const { translations, translationsUrl } = currentLocale();
    if (c.req.path !== translationsUrl) return next();
    const headers = new Headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    return new Response(
      await compressForClient(JSON.stringify(translations), headers, c.req.header('accept-encoding')),
      { headers },
    );
  });
}
