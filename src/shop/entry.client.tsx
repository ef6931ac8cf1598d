import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { speakBy, type Words } from '../lib/say.ts';

const { lang, dataset } = document.documentElement;

/** Only a site that says something otherwise than the code has words to load. */
async function ownWords(): Promise<Words | undefined> {
  if (dataset.words === undefined) return undefined;
  const found = import.meta.glob<Words>('../sites/interface-*.json', { import: 'default' });
  return found[`../sites/interface-${dataset.site}.json`]?.();
}

void ownWords().then((words) => {
  speakBy(() => ({ language: lang, words }));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});
