import type { Speaker, Words } from '../lib/say.ts';
import gwd from './interface-gwd.json' with { type: 'json' };
import nod from './interface-nod.json' with { type: 'json' };
import zwz from './interface-zwz.json' with { type: 'json' };
import type { Site, SiteCode } from './site.ts';

/** Every text of the interface, as it stands in the code, and how each site says it. */
export const interfaceWords: Record<SiteCode, Words> = { zwz, nod, gwd };

/** The words of a site that differ from those in the code; undefined when none does, as nothing is looked up then. */
function ownWords(words: Words): Words | undefined {
  const own = Object.entries(words).filter(([text, said]) =>
    typeof said === 'string' ? said !== text : `${said.one}|${said.other}` !== text,
  );
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

const own = { zwz: ownWords(zwz), nod: ownWords(nod), gwd: ownWords(gwd) };

/** Who speaks for a site. */
export const speakerOf = ({ code, language }: Site): Speaker => ({ language, words: own[code] });
