import type { SuffixMeaning } from '../affixes.ts';
import type { SuffixToken } from './suffix-token.ts';

/** Facts that a designation has once. */
const EXCLUSIVE_FACTS = [
  'seal',
  'clearance',
  'bore',
  'snapRing',
  'precision',
  'angleDegrees',
  'pairing',
  'cage',
  'special',
] as const satisfies readonly (keyof SuffixMeaning)[];

const bitOf = (fact: (typeof EXCLUSIVE_FACTS)[number]): number => 1 << EXCLUSIVE_FACTS.indexOf(fact);

const PAIRING = bitOf('pairing');

/** The exclusive facts of a meaning, one bit each. */
export function exclusiveFactsOf(meaning: SuffixMeaning): number {
  let facts = 0;
  for (const fact of EXCLUSIVE_FACTS) if (meaning[fact] !== undefined) facts |= bitOf(fact);
  return facts;
}

export const hasPairing = (facts: number): boolean => (facts & PAIRING) !== 0;

/** Tokens read so far, the last one first. */
export type TokenChain = {
  readonly token: SuffixToken | undefined;
  readonly previous: TokenChain | undefined;
  /** The exclusive facts of all tokens. */
  readonly facts: number;
};

export function tokensOf(chain: TokenChain): SuffixToken[] {
  const tokens: SuffixToken[] = [];
  for (let one: TokenChain | undefined = chain; one?.token; one = one.previous) tokens.push(one.token);
  return tokens.reverse();
}

/** One fact with two values, unless they are a seal and a shield. */
export function contradicts(chain: TokenChain, meaning: SuffixMeaning, facts: number): boolean {
  const twice = chain.facts & facts;
  if (twice === 0) return false;
  const tokens = tokensOf(chain);
  return EXCLUSIVE_FACTS.some((fact) => {
    if ((twice & bitOf(fact)) === 0) return false;
    return fact === 'seal' ? isOtherSeal(tokens, meaning) : isOtherValue(tokens, meaning, fact);
  });
}

const isOtherValue = (
  tokens: readonly SuffixToken[],
  meaning: SuffixMeaning,
  fact: (typeof EXCLUSIVE_FACTS)[number],
): boolean => tokens.some((token) => token.meaning[fact] !== undefined && token.meaning[fact] !== meaning[fact]);

/** ZZ (metal shield) says the same twice, but Z Z are two shields. */
function isOtherSeal(tokens: readonly SuffixToken[], meaning: SuffixMeaning): boolean {
  const isSame = meaning.seal?.startsWith('2') && !isOtherValue(tokens, meaning, 'seal');
  return !isSame && !isSealAndShield(tokens, meaning);
}

function isSealAndShield(tokens: readonly SuffixToken[], meaning: SuffixMeaning): boolean {
  const sealed = tokens.filter((token) => token.meaning.seal !== undefined);
  const pair = [sealed[0]?.meaning.seal, meaning.seal].sort().join(' ');
  return sealed.length === 1 && (pair === 'RS Z' || pair === 'RZ Z');
}
