import type { HomeWords } from './words.ts';

export const zwzHome: HomeWords = {
  title: 'Bearings',
  headline: 'Over 10,000 types of bearings, from the maker.',
  lead: 'Search by part number, old number or size.',
  facts: [
    { label: 'Operating since', value: '1938' },
    { label: 'Bearing products', value: '10,000+ types' },
    { label: 'Six manufacturing zones', value: '22 plants' },
    { label: 'Mumbai, Delhi, Chennai, Kolkata, Ahmedabad', value: '5 branches' },
  ],
  about: [
    'We have made bearings since 1938: over 10,000 types today, from 22 plants in six manufacturing zones. Each item in this store shows its section, its sizes and its origin before you order.',
    'For motors above 70 kW we supply a retrofit kit.',
  ],
  brands: undefined,
  buyers: [
    { label: 'Buyers', value: 'Actual users, OEMs, channel partners' },
    { label: 'Prices and stock', value: 'After sign-in, when your account is Active' },
    { label: 'Known to us already?', value: 'Your account manager has your sign-in' },
  ],
};
