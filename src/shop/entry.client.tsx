import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { speakBy, type Words } from '../lib/say.ts';
import { DemonstrationContext } from '../ui/demonstration-context.ts';

const {
  lang: language,
  dataset: { words: wordsAt, demonstration },
} = document.documentElement;

/** Only a site that says something otherwise than the code has words to load; without them its pages speak English. */
const ownWords = async (): Promise<Words | undefined> =>
  wordsAt === undefined ? undefined : fetch(wordsAt).then((response) => response.json());

void ownWords()
  .catch(() => undefined)
  .then((words) => {
    speakBy(() => ({ language, words, wordsAt }));
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <DemonstrationContext value={demonstration}>
            <HydratedRouter />
          </DemonstrationContext>
        </StrictMode>,
      );
    });
  });
