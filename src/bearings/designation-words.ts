import { inNormalForm } from '../lib/normal-form.ts';
import { withoutAtEnd } from '../lib/text-runs.ts';
import { ambiguousBrands, brandWords, idleWords } from './makers.data.ts';
import { quantityBeside } from './quantity-words.ts';
import type { Spelling } from './spelling.ts';
import { plainText, withoutSeparators } from './spelling.ts';

/** A designation freed of makers' names and idle words; the maker's name tells the dialect. */
export type Spoken = { readonly spellings: readonly Spelling[]; readonly dialect: string | undefined };

const idle = new Set(idleWords.map(plainText));

/** The dialect of a maker's or dialect's name in any case. */
export const dialectOf = (name: string): string => {
  const word = name.trim().toUpperCase();
  return Object.hasOwn(brandWords, word) ? (brandWords[word] ?? name) : name;
};

function withoutWords(plain: string): { words: string[]; dialect: string | undefined } {
  let dialect: string | undefined;
  const all = plain.split(/[\s,;()[\]"'*]+/).filter((word) => word !== '');
  const words = all.filter((word, i) => {
    const bare = withoutAtEnd(word, '-.:');
    const named = Object.hasOwn(brandWords, bare) && (i === 0 || !ambiguousBrands.includes(bare));
    if (named) dialect ??= brandWords[bare];
    return !named && !idle.has(bare);
  });
  return { words, dialect };
}

/** A maker's name glued to the number: SKF6205. */
function withoutGluedBrand(spelling: Spelling): { spelling: Spelling; dialect: string | undefined } {
  const name = /^[A-Z]+(?=\d)/.exec(spelling.text)?.[0] ?? '';
  if (!Object.hasOwn(brandWords, name)) return { spelling, dialect: undefined };
  const gaps = new Set([...spelling.gaps].map((gap) => gap - name.length));
  return { spelling: { text: spelling.text.slice(name.length), gaps }, dialect: brandWords[name] };
}

/** What may stand in front and belongs behind: a suffix, a word. Short letters in front are a type: C 2220, SNL 205. */
const MAY_TURN = /^(?:C[2345]|CM|P[2456]|ZZ|2Z|2?RS\w*|DDU|LLU|VV|LLB|\p{L}{4,})$/u;

/** A suffix in front of the number belongs behind it: 'C3 6205'. */
function numberFirst(words: readonly string[]): string[] {
  const at = words.findIndex((word) => /\d{3}/.test(word));
  const turn = at > 0 && words.slice(0, at).every((word) => MAY_TURN.test(word));
  return turn ? [...words.slice(at), ...words.slice(0, at)] : [];
}

/** The spellings to try, as written first; the second one has the number in front. */
export function spokenDesignation(text: string): Spoken {
  const whole = inNormalForm(text, 'NFKC');
  const { words, dialect } = withoutWords(plainText(quantityBeside(whole)?.rest ?? whole));
  const glued = withoutGluedBrand(withoutSeparators(words.join(' ')));
  const turned = withoutSeparators(numberFirst(words).join(' '));
  const spellings = [glued.spelling, turned].filter((spelling) => spelling.text !== '');
  return { spellings, dialect: dialect ?? glued.dialect };
}
