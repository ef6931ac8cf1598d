import { expect, test } from 'vitest';
import { sampleItemRow } from '../../../tests/fixtures/sample-item.ts';
import { kindText, measuredFacts, namedFacts, titleBlockFacts } from './item-facts.rule.ts';

const bearing = sampleItemRow();
const grease = sampleItemRow({
  itemname: 'EP2 grease 18 kg',
  cattype: 'Lubricants',
  catname: 'Grease',
  itemtype: '',
  seal: '',
  Dimension_ID: 0,
  Dimension_OD: 0,
  Dimension_OW: 0,
  Weight: 0,
  QtyPerCarton: 0,
  packing_type: 'Pail',
  universalNo: '',
});

test('the title block of a sealed bearing shows sizes, weight, seals and clearance', () => {
  expect(titleBlockFacts(bearing)).toEqual([
    ['Bore d', '25 mm'],
    ['Outside D', '52 mm'],
    ['Width B', '15 mm'],
    ['Weight', '0.130 kg'],
    ['Type', 'Deep groove ball'],
    ['Seals', 'Contact, two sides'],
    ['Clearance', 'C3'],
    ['Brand', 'ZWZ'],
  ]);
});

test('an open bearing without a clearance class shows its load ratings, a taper its T', () => {
  const facts = titleBlockFacts({
    ...bearing,
    itemtype: 'tapered roller',
    seal: 'open',
    clearance: '',
    static_load: 0,
  });
  expect(facts.map(([label, value]) => `${label}: ${value}`)).toEqual([
    'Bore d: 25 mm',
    'Outside D: 52 mm',
    'Width T: 15 mm',
    'Weight: 0.130 kg',
    'Type: Tapered roller',
    'Load rating C: 14.0 kN',
    'Load rating C0: NA',
    'Brand: ZWZ',
  ]);
});

test('goods other than bearings show their packing, and unknown values read NA without a unit', () => {
  expect(titleBlockFacts(grease)).toEqual([
    ['Category', 'Grease'],
    ['Packing type', 'Pail'],
    ['Weight', 'NA'],
    ['Brand', 'ZWZ'],
  ]);
});

test('the technical table has a fixed order and shows NA for carton, size, weight and speed of 0', () => {
  expect(measuredFacts(bearing).map(([label, value]) => `${label} ${value}`)).toEqual([
    'ID (d) 25',
    'OD (D) 52',
    'OW (B) 15',
    'Dynamic load rating C 14.0',
    'Static load rating C0 7.8',
    'Limiting speed, grease NA',
    'Limiting speed, oil 12,000',
    'Weight 0.130',
    'Qty per carton 100',
  ]);
  expect(measuredFacts(grease).map(([, value]) => value)).toEqual(['NA', 'NA', 'NA', 'NA', 'NA']);
});

test('ratings, speeds and weight are the seller’s figures, or else known of the designation', () => {
  const known = {
    staticKN: { value: 9, source: 'NSK general catalogue' },
    greaseSpeedRpm: { value: 9000, source: 'NSK general catalogue' },
    massKg: { value: 0.139, source: 'estimate from the sizes' },
  };
  const facts = measuredFacts({ ...bearing, speed_oil: 0, Weight: 0 }, known);
  expect(facts.slice(3, 8).map(([label, value, , source = '']) => `${label} ${value} ${source}`.trim())).toEqual([
    'Dynamic load rating C 14.0 seller’s data',
    'Static load rating C0 7.8 seller’s data',
    'Limiting speed, grease 9,000 NSK general catalogue',
    'Limiting speed, oil NA',
    'Weight 0.139 estimate from the sizes',
  ]);
});

test('the title block of an open bearing shows known ratings where the seller gives none', () => {
  const open = { ...bearing, seal: 'open', clearance: '', dynamic_load: 0, static_load: 0 };
  const facts = titleBlockFacts(open, { dynamicKN: { value: 29.3, source: 'NSK general catalogue' } });
  expect(facts).toContainEqual(['Load rating C', '29.3 kN']);
  expect(facts).toContainEqual(['Load rating C0', 'NA']);
});

test.each(['adapter sleeve', 'inner ring'])('an %s carries nothing and does not turn by itself', (itemtype) => {
  const part = { ...bearing, itemtype, seal: 'open', clearance: '', dynamic_load: 0, static_load: 0 };
  const labels = [...titleBlockFacts(part), ...measuredFacts(part)].map(([label]) => label).join();
  expect(labels).not.toMatch(/load|speed/i);
  expect(labels).toContain('Bore d');
});

test('the last named facts are item code and universal number', () => {
  expect(namedFacts(grease, 'IN').slice(-2)).toEqual([
    ['Item code', 'ZW-10623'],
    ['Universal number', 'NA'],
  ]);
});

test.each([
  ['deep groove ball', 'deep groove ball bearing'],
  ['angular contact ball double row', 'angular contact ball bearing'],
  ['adapter sleeve', 'adapter sleeve'],
  ['inner ring', 'inner ring'],
  ['cam follower', 'track roller'],
  ['needle cage assembly', 'needle roller and cage assembly'],
  ['needle roller without inner ring', 'needle roller bearing without inner ring'],
  ['', 'Grease'],
])("type '%s' reads '%s'", (itemtype, text) => {
  expect(kindText({ ...bearing, itemtype, catname: 'Grease' })).toBe(text);
});

test.each([
  ['UC205', 'UC205', 'insert bearing'],
  ['YAR205-2F', 'UC205', 'insert bearing'],
  ['UCX05', 'UCX05', 'insert bearing'],
  ['SUC205', 'SUC205', 'insert bearing'],
  ['SER205', 'SER205', 'insert bearing'],
  ['UCP205', 'UCP205', 'housed bearing unit'],
  ['SY25TF', 'UCP205', 'housed bearing unit'],
  ['SBPFL204', 'SBPFL204', 'housed bearing unit'],
  ['RASE25', 'RASE25', 'housed bearing unit'],
  ['UCFL205', '', 'housed bearing unit'],
  ['PASEY30', 'PASEY30', 'housed bearing unit'],
  ['12345', '', 'insert bearing'],
  ['GRAE25-NPP-B', '', 'insert bearing'],
  ['GYA103RRB', '', 'insert bearing'],
])('%s is called by what it is', (itemname, universalNo, text) => {
  expect(kindText({ itemtype: 'insert/unit', catname: '', itemname, universalNo })).toBe(text);
});

test('the facts in words have a fixed order', () => {
  expect(namedFacts(bearing, 'IN')).toEqual([
    ['Brand', 'ZWZ'],
    ['Category', 'Deep groove ball'],
    ['Sub category', '62 series, sealed'],
    ['Packing type', 'Carton'],
    ['Country association', 'China'],
    ['HSN', '8482 10 20'],
    ['Unit', 'NOS'],
    ['Item code', 'ZW-10623'],
    ['Universal number', '6205-2RS/C3'],
  ]);
});

test('in the Gulf the tariff number is the HS code', () => {
  const labels = namedFacts(bearing, 'AE').map(([label]) => label);
  expect(labels).toContain('HS code');
  expect(labels).not.toContain('HSN');
});

test('a sealed bearing without a clearance class shows its seals', () => {
  expect(titleBlockFacts({ ...bearing, clearance: '' })).toContainEqual(['Seals', 'Contact, two sides']);
});
