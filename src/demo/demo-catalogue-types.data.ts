/** `price` is relative to a deep groove ball bearing of the same mass; `fitted` types have a clearance. */
export type TypeTerms = { category: string; price: number; fitted: boolean };

const terms = (category: string, price: number, fitted = true): TypeTerms => ({ category, price, fitted });

export const typeTerms: Readonly<Record<string, TypeTerms>> = {
  'deep groove ball': terms('Deep groove ball', 1),
  'angular contact ball': terms('Angular contact ball', 1.6, false),
  'angular contact ball double row': terms('Angular contact ball', 1.8),
  'four-point contact ball': terms('Four-point contact ball', 2.2),
  'self-aligning ball': terms('Self-aligning ball', 1.5),
  'cylindrical roller': terms('Cylindrical roller', 1.7),
  'cylindrical roller double row': terms('Cylindrical roller', 3.5),
  'tapered roller': terms('Tapered roller', 0.9, false),
  'tapered roller inch': terms('Tapered roller', 1, false),
  'spherical roller': terms('Spherical roller', 1.75),
  'thrust ball': terms('Thrust ball', 1.4, false),
  'cylindrical roller thrust': terms('Roller thrust', 2.2, false),
  'spherical roller thrust': terms('Roller thrust', 2.2, false),
  'insert/unit': terms('Insert', 1),
  'needle roller': terms('Needle roller', 3),
  'needle roller with inner ring': terms('Needle roller', 3),
  'needle roller without inner ring': terms('Needle roller', 3),
  'needle cage assembly': terms('Needle cage', 3, false),
  'needle drawn cup open': terms('Needle drawn cup', 3, false),
};

export const sealTerms: Readonly<Record<string, { words: string; group: string; price: number }>> = {
  open: { words: '', group: '', price: 1 },
  'shield x1': { words: 'metal shield on one side', group: ', shielded', price: 1.12 },
  'shield x2': { words: 'metal shields on both sides', group: ', shielded', price: 1.21 },
  'contact seal x1': { words: 'contact seal on one side', group: ', sealed', price: 1.2 },
  'contact seal x2': { words: 'contact seals on both sides', group: ', sealed', price: 1.335 },
  'non-contact seal x1': { words: 'non-contact seal on one side', group: ', sealed', price: 1.18 },
  'non-contact seal x2': { words: 'non-contact seals on both sides', group: ', sealed', price: 1.3 },
  'low-friction seal x2': { words: 'low-friction seals on both sides', group: ', sealed', price: 1.42 },
};

/** These features make a bearing dearer and rarer, matched on the universal number or the name. */
export const features: readonly { on: 'universal' | 'name'; pattern: RegExp; price: number; asked: number }[] = [
  { on: 'universal', pattern: /\/C3$/, price: 1.04, asked: 0.85 },
  { on: 'universal', pattern: /\/(C2|C4|CM)$/, price: 1.07, asked: 0.4 },
  { on: 'universal', pattern: /\/P6\b|\/P6X/, price: 1.15, asked: 0.3 },
  { on: 'universal', pattern: /\/P63/, price: 1.2, asked: 0.3 },
  { on: 'universal', pattern: /\/P5/, price: 1.9, asked: 0.2 },
  { on: 'universal', pattern: /\/(P4|SP)/, price: 3, asked: 0.15 },
  { on: 'universal', pattern: /\dK(30)?\b/, price: 1.06, asked: 0.6 },
  { on: 'universal', pattern: /\dNR?\b|-ZNR?/, price: 1.1, asked: 0.5 },
  { on: 'universal', pattern: /-2?R[SZ]L?|-2?Z/, price: 1, asked: 0.95 },
  { on: 'universal', pattern: /-R[SZ]|-Z/, price: 1, asked: 0.6 },
  { on: 'name', pattern: /\d[A-Z]*(M|MA|MB|CA)\b/, price: 1.15, asked: 0.8 },
  { on: 'name', pattern: /(DB|DF|DT)$/, price: 2.05, asked: 0.3 },
];
