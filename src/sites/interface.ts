import { createHash } from 'node:crypto';
import type { Speaker, Words } from '../lib/say.ts';
import gwd from './interface-gwd.json' with { type: 'json' };
import nod from './interface-nod.json' with { type: 'json' };
import zwz from './interface-zwz.json' with { type: 'json' };
import type { Site, SiteCode } from './site.ts';

/** Every text of the interface, as it stands in the code, and how each site says it. */
export const interfaceWords: Record<SiteCode, Words> = { zwz, nod, gwd };

/** Who speaks for a site; nothing is looked up where its words are those of the code. */
export const speakerOf = ({ code, language }: Site): Speaker => ({ language, ...own[code] });

const own = { zwz: ownWords(zwz), nod: ownWords(nod), gwd: ownWords(gwd) };

/** The words of a site that differ from those in the code, under an address that changes with them. */
export function ownWords(all: Words): Pick<Speaker, 'words' | 'wordsAt'> {
  const differing = Object.entries(all).filter(([text, said]) =>
    typeof said === 'string' ? said !== text : `${said.one}|${said.other}` !== text,
  );
  if (differing.length === 0) return {};
  const words = Object.fromEntries(differing);
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
  return { words, wordsAt: `/words-${hash}.json` };
}
