import { clientMarks } from '../client-marks.data.ts';
import type { HomeContent } from '../home-content.ts';
import { featured } from './home-featured.ts';

export const home: HomeContent = {
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
  featured,
  tiles: [
    {
      name: 'MB Type SRB',
      listing: { q: '22220MB' },
      drawing: { type: 'spherical roller', d: 60, D: 130, B: 46 },
    },
    {
      name: 'CA SRB Bearing',
      listing: { category: 'Spherical roller' },
      drawing: { type: 'spherical roller', d: 100, D: 180, B: 46 },
    },
    {
      name: 'Cylindrical Roller Bearing',
      listing: { category: 'Cylindrical roller' },
      drawing: { type: 'cylindrical roller', d: 50, D: 110, B: 27 },
    },
    {
      name: 'Self Aligning Bearing',
      listing: { category: 'Self-aligning ball' },
      drawing: { type: 'self-aligning ball', d: 25, D: 52, B: 15 },
    },
    {
      name: 'Thrust Bearing',
      listing: { category: 'Thrust ball' },
      drawing: { type: 'thrust ball', d: 25, D: 47, B: 15 },
    },
    {
      name: 'ZZ Ball Bearing',
      listing: { category: 'Deep groove ball', seal: 'shield x2' },
      drawing: { type: 'deep groove ball', d: 25, D: 52, B: 15, seal: '2Z' },
    },
  ],
  values: [
    { title: 'Exact', text: 'Each item is drawn to scale from its own dimensions. Unknown values show NA.' },
    { title: 'Open', text: 'You see what is in stock, and what arrives on which day, before you order.' },
    {
      title: 'Accountable',
      text: 'Every invoice, dispatch note and credit note stays in Order History.',
    },
    { title: 'At hand', text: 'Five branches, one sales desk, and a dedicated manager for each actual user.' },
  ],
  clients: {
    note: '',
    list: [
      { name: 'Transmission Manufacturer', drawing: clientMarks.gear },
      { name: 'Paper Manufacturer', drawing: clientMarks.paper },
      { name: 'Steel Mill Design', drawing: clientMarks.mill },
      { name: 'GearBox Manufacturer', drawing: clientMarks.gearbox },
    ],
  },
  joins: {
    user: 'Actual users and OEMs: a dedicated manager and direct support.',
    partner: 'Channel partners: reseller pricing on the whole range.',
  },
  terms: [
    { label: 'Prices and stock', value: 'After sign-in, once your account is Active' },
    { label: 'Already a customer?', value: 'Existing Customer Registration', to: '/existingCustomerRegister' },
  ],
};
