/**
 * Of each type of bearing: its category in the shop, how dear a kilogram of it is beside a deep groove ball bearing, and
 * k of the mass formula (fitted on catalogue masses, data/bearings/mass-model.csv). `fitted` types have a clearance.
 */
export type TypeTerms = { category: string; price: number; k: number; fitted: boolean };

const terms = (category: string, price: number, k: number, fitted = true): TypeTerms => ({
  category,
  price,
  k,
  fitted,
});

export const typeTerms: Readonly<Record<string, TypeTerms>> = {
  'deep groove ball': terms('Deep groove ball', 1, 0.721),
  'angular contact ball': terms('Angular contact ball', 1.6, 0.709, false),
  'angular contact ball double row': terms('Angular contact ball', 1.8, 0.732),
  'four-point contact ball': terms('Four-point contact ball', 2.2, 0.863),
  'self-aligning ball': terms('Self-aligning ball', 1.5, 0.766),
  'cylindrical roller': terms('Cylindrical roller', 1.7, 0.772),
  'cylindrical roller double row': terms('Cylindrical roller', 3.5, 0.772),
  'tapered roller': terms('Tapered roller', 0.9, 0.756, false),
  'tapered roller inch': terms('Tapered roller', 1, 0.756, false),
  'spherical roller': terms('Spherical roller', 1.75, 0.82),
  'thrust ball': terms('Thrust ball', 1.4, 0.77, false),
  'cylindrical roller thrust': terms('Roller thrust', 2.2, 0.755, false),
  'spherical roller thrust': terms('Roller thrust', 2.2, 0.802, false),
  'insert/unit': terms('Insert', 1, 0.458),
  'needle roller': terms('Needle roller', 3, 0.806),
  'needle roller with inner ring': terms('Needle roller', 3, 0.806),
  'needle roller without inner ring': terms('Needle roller', 3, 0.724),
  'needle cage assembly': terms('Needle cage', 3, 0.606, false),
  'needle drawn cup open': terms('Needle drawn cup', 3, 0.671, false),
};

/** Seals in words → what a description says of them, what a sub category does, and what they cost. */
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

/** What else makes a bearing dearer, and how seldom it is asked for: tested on the universal number or the name. */
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
