import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { sites } from '../../sites/resolve-site.ts';
import { printLegal } from './print-legal.server.ts';

const caller = { address: '192.0.2.1' };

test('each text of each site is printed once and then kept', async () => {
  const first = await printLegal({ site: sites.nod, name: 'disclaimer' }, caller);
  expect(await printLegal({ site: sites.nod, name: 'disclaimer' }, caller)).toBe(first);
  const other = await printLegal({ site: sites.gwd, name: 'disclaimer' }, caller);
  expect(readPdf(first).pages[0]).toContain('NOD Bearings Private Limited');
  expect(readPdf(other).pages[0]).toContain('GWD Bearings Trading LLC');
});
