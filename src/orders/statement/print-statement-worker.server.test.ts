import { expect, test } from 'vitest';
import { buildStatement } from '../../../tests/fixtures/statement.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { sites } from '../../sites/resolve-site.ts';
import { print } from './print-statement-worker.server.ts';

test('a statement is printed with its page numbers', async () => {
  const { pages } = readPdf(await print({ site: sites.nod, statement: buildStatement() }));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Western Gear & Pump');
  expect(pages[0]).toContain('Page 1 of 1');
});
