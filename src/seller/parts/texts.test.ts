import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { partOf } from '../fact-parts.ts';
import { drawingOfNumber } from './texts.ts';

const home = partOf('home');
const featured = partOf('featured');
const logo = '/seller-files/12/0123456789abcdef.webp';

const clientsOf = (clients: readonly { name: string; logo: string }[]) =>
  home.apply(sites.zwz, { ...home.read(sites.zwz), clients }).content.home.clients?.list ?? [];

test('a client is shown with its logo, and without one with a line drawing', () => {
  const clients = clientsOf([
    { name: 'Paper Manufacturer', logo },
    { name: 'Western Gear & Pump', logo: '' },
  ]);
  expect(clients).toMatchObject([
    { name: 'Paper Manufacturer', logo },
    { name: 'Western Gear & Pump', drawing: expect.stringMatching(/^M/) },
  ]);
  expect(clients[1]).not.toHaveProperty('logo');
});

test('a client whose logo is taken away has its drawing again', () => {
  const [before] = sites.zwz.content.home.clients?.list ?? [];
  const [after] = clientsOf([{ name: before?.name ?? '', logo: '' }]);
  expect(after).toEqual(before);
});

test('without clients there is no such part of the page', () => {
  expect(clientsOf([])).toEqual([]);
});

const drawingsOf = (groups: readonly Readonly<Record<string, unknown>>[]) =>
  (featured.apply(sites.zwz, { groups }).content.home.featured ?? []).flatMap((tab) =>
    tab.groups.map(({ drawing }) => drawing),
  );
const group = { tab: 'New', title: 'Mill bearings', text: 'For mills', more: [], designations: [], drawnNumber: '' };

test('a featured group shows the number chosen for its drawing, else the first of its items that can be drawn', () => {
  const designations = ['FAN 4471', 'NU2310', '6205'];
  expect(
    drawingsOf([{ ...group, designations, drawnNumber: '22220CA/W33' }, { ...group, designations }, group]),
  ).toMatchObject([
    { type: 'spherical roller', d: 100, D: 180, B: 46 },
    { kind: 'NU', d: 50, D: 110, B: 40 },
    { type: 'deep groove ball' },
  ]);
});

test('the groups of the code keep their drawings, also when their texts are changed', () => {
  const { groups } = featured.read(sites.zwz) as { groups: Record<string, unknown>[] };
  const before = (sites.zwz.content.home.featured ?? []).flatMap((tab) => tab.groups.map(({ drawing }) => drawing));
  expect(drawingsOf(groups.map((one) => ({ ...one, text: 'Another text' })))).toEqual(before);
});

test('a number of any maker is drawn with its sizes and seals', () => {
  expect(drawingOfNumber('6205 DDU C3')).toMatchObject({ d: 25, D: 52, B: 15, seal: 'contact seal x2' });
  expect(drawingOfNumber('22220CA/W33')).toMatchObject({ type: 'spherical roller', d: 100, D: 180, B: 46 });
});

test.each(['', 'FAN BRG DRG 4471', 'H310'])('%j is not drawn', (number) => {
  expect(drawingOfNumber(number)).toBeUndefined();
});
