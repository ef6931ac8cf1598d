import { AsyncLocalStorage } from 'node:async_hooks';
import type { Hono, MiddlewareHandler } from 'hono';
import { currentLocale, type Locale, setLocaleProvider } from '../../lib/i18n.ts';
import { resolveSite, sites } from '../../sites/resolve-site.ts';
import type { Site } from '../../sites/site.ts';
import { localeOf } from '../../sites/translations.server.ts';
import type { Env } from '../env.server.ts';
import { compressForClient } from './compress.server.ts';

const localeStorage = new AsyncLocalStorage<Locale | undefined>();

export const requestLocale = (): Locale | undefined => localeStorage.getStore();
setLocaleProvider(requestLocale);

export const withLocale = <Result>(site: Site, work: () => Result): Result => localeStorage.run(localeOf(site), work);

/** Printed documents are in English on every site. */
export const withDefaultLocale = <Result>(make: () => Result): Result => localeStorage.run(undefined, make);

export const localeMiddleware = (env: Env): MiddlewareHandler => {
  return (c, next) => withLocale(sites[resolveSite(c.req.header('host'), env.siteHosts, env.brand)], next);
};

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
