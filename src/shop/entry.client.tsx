import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { setLocaleProvider, type Translations } from '../lib/i18n.ts';
import { DemoNoticeContext } from '../ui/page/demo-notice-context.ts';

const {
  lang: language,
  dataset: { words: translationsUrl, demonstration },
} = document.documentElement;

// React Router forgets the data of a page that was left while its styles still loaded; they were cancelled on purpose.
addEventListener('unhandledrejection', (event) => {
  if (event.reason?.name === 'AbortError') event.preventDefault();
});

/** Only sites whose texts differ from the code's have translations to load. */
const loadSiteTranslations = async (): Promise<Translations | undefined> =>
  translationsUrl === undefined ? undefined : fetch(translationsUrl).then((response) => response.json());

void loadSiteTranslations()
  .catch(() => undefined)
  .then((translations) => {
    setLocaleProvider(() => ({ language, translations, translationsUrl }));
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <DemoNoticeContext value={demonstration}>
            {/* A page is rendered in one piece, not in slices of 5 ms between which the browser does other work (docs/decisions/0054). */}
            <HydratedRouter useTransitions={false} />
          </DemoNoticeContext>
        </StrictMode>,
      );
    });
  });
