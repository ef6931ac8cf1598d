import { normalizeUnicode } from '../../lib/normalize-unicode.js';
import { isDigitAt, trimEndChars } from '../../lib/text-runs.js';
import { ambiguousBrands, countryWords, stopWords } from '../brand-words.data.js';
import { dialectByBrand } from '../makers.js';
import { isMadeOfSuffixes } from '../suffixes/suffix-index.js';
                                                                   
import { isAscii, normalizeCharacters, stripSeparators } from './compact-designation.js';
import { extractQuantity } from './extract-quantity.js';
import { replacePhrases } from './replace-phrases.js';

/** One way to read the words typed; `ignored` are those that it leaves out, in capitals. */
                                                                                                         

                               
                         
                                          
                                       
  

const silentWords = new Set([...stopWords, ...countryWords].map(normalizeCharacters));

export const dialectForBrand = (name        )         => {
  const word = name.trim().toUpperCase();
  return Object.hasOwn(dialectByBrand, word) ? (dialectByBrand[word] ?? name) : name;
};

const INCHES = /(?<=\d[A-Z]{0,4})[ -](?:(\d)[ -])?(\d{1,2})(?:\/(\d{1,2}))?\s?(?:"|''|”|INCH(?:ES)?)(?![A-Z])/g;

/** An inch bore beside the number, as makers write it: UC205 1 1/4" is UC205-20, 6203 5/8" is 6203-10. */
const inchesToSixteenths = (plain        )         => (/["”]|''|INCH/.test(plain) ? replaceInches(plain) : plain);

const replaceInches = (plain        )         =>
  plain.replace(INCHES, (written, inches                    , over        , under                    ) => {
    const sixteenths = (Number(inches ?? 0) + Number(over) / Number(under ?? 1)) * 16;
    return Number.isInteger(sixteenths) ? `-${sixteenths} ` : written;
  });

/** Whether a text has only words that name no bearing: 'BRG', 'BALL', 'SKF'. */
export const isOnlyWords = (text        )          =>
  removeBrandAndStopWords(normalizeCharacters(text)).words.length === 0;

const LABEL = /(?<=\p{L}):/gu;
const withoutLabels = (plain        )         => (plain.includes(':') ? plain.replace(LABEL, ' ') : plain);

function removeBrandAndStopWords(plain        )                                                   {
  let dialect                    ;
  const all = replacePhrases(inchesToSixteenths(withoutLabels(plain)))
    .split(/[\s,;()[\]"'*]+/)
    .filter((word) => word !== '');
  const words = all.filter((word, i) => {
    const bare = trimEndChars(word, '-.:');
    const named = Object.hasOwn(dialectByBrand, bare) && (i === 0 || !ambiguousBrands.includes(bare));
    if (named) dialect ??= dialectByBrand[bare];
    return !named && !silentWords.has(bare);
  });
  return { words, dialect };
}

function removeBrandPrefix(spelling                    )   
                               
                              
  {
  if (isDigitAt(spelling.text, 0)) return { spelling, dialect: undefined };
  const name = /^[A-Z]+(?=\d)/.exec(spelling.text)?.[0] ?? '';
  if (!Object.hasOwn(dialectByBrand, name)) return { spelling, dialect: undefined };
  const moved = (positions                     ) => new Set([...positions].map((at) => at - name.length));
  const rest = { text: spelling.text.slice(name.length), gaps: moved(spelling.gaps), hyphens: moved(spelling.hyphens) };
  return { spelling: rest, dialect: dialectByBrand[name] };
}

/** Suffixes and words that may precede the number; short letters are a type instead: C 2220, SNL 205. */
const MAY_PRECEDE_NUMBER = /^(?:C[2345]|CM|P[2456]|ZZ|2Z|2?RS\w*|DDU|LLU|VV|LLB|TN|NR|\p{L}{4,})$/u;

function moveNumberFirst(words                   )           {
  const at = words.findIndex((word) => /\d{3}/.test(word));
  const isReversed = at > 0 && words.slice(0, at).every((word) => MAY_PRECEDE_NUMBER.test(word));
  return isReversed ? [...words.slice(at), ...words.slice(0, at)] : [];
}

const firstNumberIn = (words                   )         => words.findIndex((word) => /\d/.test(word));

/** Letters before the number may be its type (UCFL 205), behind it suffixes (CTYNDUL); other long words are just words. */
const isWordBehind = (word        )          => word.length >= 4 && hasOnlyLetters(word) && !isMadeOfSuffixes(word);
const isWordBefore = (word        )          => word.length >= 5 && hasOnlyLetters(word);
const hasOnlyLetters = (word        )          => !isDigitAt(word, 0) && /^\p{L}+$/u.test(word);

                                                                                        

function sortWords(words                   , isIgnored                                              )         {
  const number = firstNumberIn(words);
  const [kept, ignored]                       = [[], []];
  words.forEach((word, i) => {
    (isIgnored(word, i < number) ? ignored : kept).push(word);
  });
  return { kept, ignored };
}

function spellingsOf(words                   )                                                         {
  const usual = sortWords(words, (word, isBefore) => !isBefore && isWordBehind(word));
  const bare = sortWords(words, (word, isBefore) => (isBefore ? isWordBefore(word) : isWordBehind(word)));
  const written = stripSeparators(usual.kept.join(' '));
  const withoutBrand = removeBrandPrefix(written);
  const reordered = moveNumberFirst(words.filter((word) => !bare.ignored.includes(word)));
  const hasWordsBefore = bare.kept.length < usual.kept.length;
  return {
    spellings: [
      { designation: withoutBrand.spelling, ignored: usual.ignored },
      ...(reordered.length > 0 ? [{ designation: stripSeparators(reordered.join(' ')), ignored: bare.ignored }] : []),
      { designation: hasWordsBefore ? stripSeparators(bare.kept.join(' ')) : written, ignored: bare.ignored },
    ],
    dialect: withoutBrand.dialect,
  };
}

/** No line that names one bearing is as long. */
const MAX_TEXT_LENGTH = 500;

export function normalizeInput(text        )                  {
  if (text.length > MAX_TEXT_LENGTH) return { spellings: [], dialect: undefined };
  const whole = isAscii(text) ? text : normalizeUnicode(text, 'NFKC');
  const { words, dialect } = removeBrandAndStopWords(normalizeCharacters(extractQuantity(whole)?.rest ?? whole));
  const { spellings, dialect: ofPrefix } = spellingsOf(words);
  return {
    spellings: spellings.filter(
      ({ designation: { text } }, i) =>
        text !== '' && spellings.findIndex((one) => one.designation.text === text) === i,
    ),
    dialect: dialect ?? ofPrefix,
  };
}
