import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { partOf } from '../fact-parts.ts';

const home = partOf('home');
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
