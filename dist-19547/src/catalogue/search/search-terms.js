import { isOnlyWords } from '../../bearings/designation/normalize-input.js';
import { parseDesignation } from '../../bearings/designation/parse-designation.js';
                                                                                          
import { designationKey, splitDesignations } from '../../bearings/designation/search-key.js';
import { universalNumber } from '../../bearings/designation/universal-number.js';
import { dialectByBrand } from '../../bearings/makers.js';
import { isTooLong, linePreview } from '../../lib/line-length.js';
import { memoize } from '../../lib/memoize.js';
import { readGtin } from '../items/gtin.rule.js';
import { parseRequestedSize,                    } from './size-search.rule.js';

                          
                                                      
                
                
                                            
                 
              
                                                                 
               
                                                    
                       
                          
                                                                              
                      
                                                     
                          
                                                                                 
                            
                                  
  

/** The key of the number without suffixes, and the size it stands for. */
                                                                                

export function parseSearchTerms(text        )               {
  return searchedParts(text).flatMap((typed, index) => {
    if (isTooLong(typed)) return [];
    const { maker, number } = withoutMaker(typed);
    const key = designationKey(number);
    const gtin = readGtin(number) ?? '';
    const size = parseRequestedSize(number);
    return key === '' ? [] : [{ place: index + 1, typed, number, key, gtin, maker, ...cachedKeys(number, key), size }];
  });
}

/** 'BRG, BALL, 6205-2Z, SKF' is one number with words around it, and 'd=25, D=52, B=15' one size. */
function searchedParts(text        )           {
  const parts = splitDesignations(text);
  if (parts.length < 2) return parts;
  if (!isTooLong(text) && parseRequestedSize(text)) return [text.trim()];
  return parts.some((part) => /\d/.test(part)) ? parts.filter((part) => isTooLong(part) || !isOnlyWords(part)) : parts;
}

export function parseDistinctSearchTerms(text        )               {
  const first = new Map                    ();
  for (const term of parseSearchTerms(text)) {
    const name = `${term.maker ?? ''} ${term.number.toUpperCase()}`;
    if (!first.has(name)) first.set(name, term);
  }
  return [...first.values()];
}

export const findTooLongTerms = (text        )           => [
  ...new Set(splitDesignations(text).filter(isTooLong).map(linePreview)),
];

function withoutMaker(typed        )                                           {
  const words = typed.trim().split(/\s+/);
  const isMaker = (word                    ) => word !== undefined && Object.hasOwn(dialectByBrand, word.toUpperCase());
  if (words.length > 1 && isMaker(words[0])) return { maker: upper(words[0]), number: words.slice(1).join(' ') };
  if (words.length > 1 && isMaker(words.at(-1)))
    return { maker: upper(words.at(-1)), number: words.slice(0, -1).join(' ') };
  return { maker: null, number: typed };
}

const upper = (word                    ) => (word ?? '').toUpperCase();

                                                                                       

const memoized = memoize          (5000);

const cachedKeys = (number        , key        )           => memoized(number, () => parseKeys(number, key));

function parseKeys(number        , key        )           {
  const parsed = parseDesignation(number);
  const universalKeys = [...new Set([...universalKeysOf([parsed]), key])];
  const otherKeys = universalKeysOf(parsed.alternatives).filter((other) => !universalKeys.includes(other));
  const basicKey = parsed.known && parsed.unknown.length > 0 ? designationKey(parsed.basic) : null;
  return { universalKeys, otherKeys, basicKey, whole: wholeNumber(parsed) };
}

function wholeNumber({ known, unknown, basic, boreMm, outsideMm, widthMm }                   )                     {
  if (!known || unknown.length > 0) return null;
  if (boreMm === null || outsideMm === null) return { basicKey: designationKey(basic), size: undefined };
  const size = { d: boreMm, D: outsideMm, ...(widthMm !== null && { B: widthMm }), toleranceMm: 0 };
  return { basicKey: designationKey(basic), size };
}

/** An unknown suffix may make it another bearing. */
const universalKeysOf = (candidates                              )           =>
  candidates
    .filter((candidate) => candidate.known && candidate.unknown.length === 0)
    .map((candidate) => designationKey(universalNumber(candidate)));
