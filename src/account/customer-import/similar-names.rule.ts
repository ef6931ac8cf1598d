// Two names that may be of one firm: they differ in how the kind of firm is written, or in one word only.

import { isOfAnotherPan } from '../tax-registration/gstin.rule.ts';

/** Forms of firms and of address, which are written or left out. */
const forms = new Set(
  'm s ms messrs shree shri sri the pvt private ltd limited llp llc fze fzc fzco co company corp corporation inc and'.split(
    ' ',
  ),
);

/** Words that half of all firms have in their names: they do not make two names alike. */
const generic = new Set(
  'engineering engineers works industries industrial enterprise enterprises traders trading bearing bearings steel mills agency agencies sales services tools machinery auto automobiles india international group general'.split(
    ' ',
  ),
);

/** The words that tell one firm from another, in the order of the alphabet. What stands in brackets is left out. */
export const wordsOfName = (name: string): string[] => wordsInOrder(name).toSorted();

function wordsInOrder(name: string): string[] {
  const plain = name
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\bm\/s\b/g, ' ');
  return plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '' && !forms.has(word));
}

/** With the numbers of their registrations, if they have any. */
export type NamedParty = { name: string; numbers?: readonly string[] };

const maxWords = 8;
const minOwnWords = 2;

const keyOf = (words: readonly string[]) => words.join(' ');
const withoutEach = (words: readonly string[]) => words.map((_word, at) => words.toSpliced(at, 1));
const ownWords = (words: readonly string[]) => words.filter((word) => !generic.has(word)).length;

/** Firms of one trade differ in the word that they begin with. */
function beginAlike(name: string, other: string): boolean {
  const [[first = ''], [otherFirst = '']] = [wordsInOrder(name), wordsInOrder(other)];
  return wordsInOrder(other).includes(first) && wordsInOrder(name).includes(otherFirst);
}

/** Finds a party whose name is as good as the same. Parties can be added while a file is read. */
export function indexNames<Party extends NamedParty>(parties: Iterable<Party> = []) {
  const whole = new Map<string, Party>();
  const shortened = new Map<string, Party>();

  function add(party: Party): void {
    const words = wordsOfName(party.name);
    if (words.length === 0 || words.length > maxWords) return;
    if (!whole.has(keyOf(words))) whole.set(keyOf(words), party);
    for (const rest of withoutEach(words))
      if (ownWords(rest) > 0 && !shortened.has(keyOf(rest))) shortened.set(keyOf(rest), party);
  }

  /** Registrations of two PANs are two firms, unless every word of their names is the same; so are two TRNs of the Gulf. */
  function find(name: string, number = ''): Party | undefined {
    const words = wordsOfName(name);
    if (words.length === 0 || words.length > maxWords) return undefined;
    const same = whole.get(keyOf(words));
    if (same) return same;
    const nearly = findNearly(name, words);
    return nearly && number !== '' && isOfAnotherPan(number, nearly.numbers ?? []) ? undefined : nearly;
  }

  function findNearly(name: string, words: readonly string[]): Party | undefined {
    // A word more or less counts from two words on, so that 'Gupta' is not every firm of that name.
    if (words.length > 1 && shortened.has(keyOf(words))) return shortened.get(keyOf(words));
    for (const rest of withoutEach(words)) {
      if (rest.length > 1 && ownWords(rest) > 0 && whole.has(keyOf(rest))) return whole.get(keyOf(rest));
      const other = ownWords(rest) >= minOwnWords ? shortened.get(keyOf(rest)) : undefined;
      if (other && beginAlike(name, other.name)) return other;
    }
    return undefined;
  }

  for (const party of parties) add(party);
  return { add, find };
}
