import { AsyncLocalStorage } from 'node:async_hooks';
                                                    
import { currentLocale,              setLocaleProvider } from '../../lib/i18n.js';
import { resolveSite, sites } from '../../sites/resolve-site.js';
                                                
import { localeOf } from '../../sites/translations.server.js';
                                            
import { compressForClient } from './compress.server.js';

const localeStorage = new AsyncLocalStorage                    ();

export const requestLocale = ()                     => localeStorage.getStore();
setLocaleProvider(requestLocale);

export const withLocale =         (site      , work              )         => localeStorage.run(localeOf(site), work);

/** For printed documents, which are in English on every site. */
export const withDefaultLocale =         (make              )         => localeStorage.run(undefined, make);

export const localeMiddleware = (env     )                    => {
  return (c, next) => withLocale(sites[resolveSite(c.req.header('host'), env.siteHosts, env.brand)], next);
};

export function mountTranslations(app      )       {
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
