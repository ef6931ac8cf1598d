import type { HomeWords } from './words.ts';

export const gwdHome: HomeWords = {
  title: 'Bearings, Dubai',
  headline: 'The right bearing, delivered from Dubai.',
  lead: 'Search by part number, an old number or a size in millimetres.',
  facts: [{ label: 'Established', value: '2010, in collaboration with a Chinese bearing group' }],
  about: [],
  brands: undefined,
  buyers: [
    { label: 'Prices', value: 'In AED, VAT 5% shown apart; after sign-in, when your account is Active' },
    { label: 'Known to us already?', value: 'Your account manager has your sign-in' },
  ],
};
