import type { Seal } from './words.ts';

/** What a suffix of the demo range says. */
export type SuffixFacts = {
  readonly seal?: Seal;
  readonly clearance?: string;
  readonly cage?: string;
  readonly bore?: 'taper 1:12' | 'taper 1:30';
  /** Where and how it is written in the universal number: its place, and the text. */
  readonly universal?: readonly [place: number, text: string];
};

const PLACE = { angle: 0, seal: 1, bore: 2, ring: 3, precision: 4, clearance: 5 } as const;
const seal = (words: Seal, text: string): SuffixFacts => ({ seal: words, universal: [PLACE.seal, text] });
const cage = (words: string): SuffixFacts => ({ cage: words });
const says = (place: keyof typeof PLACE, text: string): SuffixFacts => ({ universal: [PLACE[place], text] });
const fit = (clearance: string): SuffixFacts => ({ clearance, ...says('clearance', `/${clearance}`) });

const TOKENS: Readonly<Record<string, SuffixFacts>> = {
  '2RS': seal('contact seal x2', '-2RS'),
  RS: seal('contact seal x1', '-RS'),
  '2RZ': seal('non-contact seal x2', '-2RZ'),
  RZ: seal('non-contact seal x1', '-RZ'),
  '2RU': seal('non-contact seal x2', '-2RZ'),
  '2RD': seal('low-friction seal x2', '-2RSL'),
  UU: seal('contact seal x2', '-2RS'),
  '2Z': seal('shield x2', '-2Z'),
  ZZ: seal('shield x2', '-2Z'),
  Z: seal('shield x1', '-Z'),
  K30: { bore: 'taper 1:30', ...says('bore', 'K30') },
  K: { bore: 'taper 1:12', ...says('bore', 'K') },
  NR: says('ring', 'NR'),
  N2: says('ring', ''),
  N: says('ring', 'N'),
  C2: fit('C2'),
  C3: fit('C3'),
  C4: fit('C4'),
  CM: fit('CM'),
  P63: { clearance: 'C3', universal: [PLACE.precision, '/P63'] },
  P6X: says('precision', '/P6X'),
  P6: says('precision', '/P6'),
  P5: says('precision', '/P5'),
  P4: says('precision', '/P4'),
  SP: says('precision', '/SP'),
  TN: cage('polyamide'),
  MA: cage('brass'),
  MB: cage('brass'),
  M: cage('brass'),
};

const names = Object.keys(TOKENS).sort((a, b) => b.length - a.length);
const ANGLES: Readonly<Record<string, string>> = { AC: 'AC', B: 'B', C: 'C' };

/** Reads one suffix text of the demo range; letters it does not know are a maker's inner design and say nothing. */
export function suffixFacts(suffix: string, type: string): SuffixFacts[] {
  const facts: SuffixFacts[] = [];
  let rest = suffix.replace(/[-/ ]/g, '');
  if (type === 'angular contact ball') {
    const angle = ['AC', 'B', 'C'].find((letter) => rest.startsWith(letter) && !/^C\d/.test(rest));
    if (angle) {
      facts.push(says('angle', ANGLES[angle] ?? ''));
      rest = rest.slice(angle.length);
    }
  }
  if (type === 'spherical roller') {
    const design = /^(CA|CC)/.exec(rest)?.[0];
    if (design) {
      facts.push(cage(design === 'CA' ? 'brass' : 'steel'));
      rest = rest.slice(2);
    }
  }
  while (rest !== '') {
    const name = names.find((n) => rest.startsWith(n));
    if (name) facts.push(TOKENS[name] ?? {});
    rest = rest.slice(name?.length ?? 1);
  }
  return facts;
}
