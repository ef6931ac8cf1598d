import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadDemoData } from '../../src/demo/load-demo-data.server.ts';
import { documentTotals } from '../../src/orders/documents/document-lines.server.ts';
import { findDocumentsById } from '../../src/orders/documents/documents.db.ts';
import type { DocumentLine, IssuedDocument } from '../../src/orders/documents.table.ts';
import { pintAe } from '../../src/orders/e-documents/pint-ae.rule.ts';
import { pintAeProblems } from '../../src/orders/e-documents/pint-ae-problems.rule.ts';
import { recordDemoDataState } from '../../src/server/database/installation.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { readXml } from '../rendering/read-xml.ts';
import { createScratchFolder } from '../store/test-database.ts';
import { openTestStore } from '../store/test-store.ts';

/**
 * The published XSLT of PINT AE, one folder for each release, runs only where PINT_AE_RULES names its folder and Saxon-B
 * is installed (apt-get install libsaxonb-java): the rules may not be part of this project.
 */
const rules = process.env.PINT_AE_RULES ?? '';
const stylesheets = rules
  ? readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.xslt'))
  : [];
const licence = { number: '845671', authority: 'Dubai Department of Economy and Tourism' };

test.skipIf(stylesheets.length === 0)(
  'the official rules take every document of the demo: with TRN and without, at 5% and 0%, of many lines',
  async () => {
    const documents = (await demoDocuments()).flatMap(variationsOf);
    expect(new Set(documents.map(({ document }) => document.kind))).toEqual(new Set(['tax_invoice', 'credit_note']));
    expect(documents.flatMap(({ document }) => pintAeProblems(document, licence))).toEqual([]);
    const folder = await createScratchFolder();
    const files = join(folder, 'files');
    await mkdir(files);
    for (const { name, document } of documents) await writeFile(join(files, name), fileOf(document));
    const refused: string[] = [];
    for (const [index, stylesheet] of stylesheets.entries()) {
      const reports = join(folder, String(index));
      await mkdir(reports);
      const given = [`-s:${files}`, `-xsl:${join(rules, stylesheet)}`, `-o:${reports}`];
      const { status, stderr } = spawnSync('saxonb-xslt', given, { encoding: 'utf8' });
      expect([stylesheet, status, status === 0 ? '' : stderr]).toEqual([stylesheet, 0, '']);
      const names = readdirSync(reports);
      expect(names).toHaveLength(documents.length);
      for (const name of names)
        for (const text of refusalsIn(readFileSync(join(reports, name), 'utf8')))
          refused.push(`${stylesheet}: ${name}: ${text}`);
    }
    console.info(`${documents.length} documents, ${refused.length} refusals by ${stylesheets.join(', ')}`);
    expect(refused).toEqual([]);
  },
  900_000,
);

async function demoDocuments(): Promise<IssuedDocument[]> {
  const store = await openTestStore();
  try {
    const { database } = store;
    const { secret, services, log } = store.server;
    // The test's own data gives way to the demo's, as after an interrupted start.
    await recordDemoDataState(database, 'begun');
    await loadDemoData(database, { now: store.now(), secret, services, log, progress: () => {} });
    const { rows } = await database.$client.query<{ id: number }>(
      `select id::int from documents where site = 'gwd' and kind in ('tax_invoice', 'credit_note')`,
    );
    return await findDocumentsById(database, { site: sites.gwd.code, ids: rows.map(({ id }) => id) });
  } finally {
    await store.close();
  }
}

const uuid = 'b9c3b1a0-0000-8000-8000-000000000000';
const fileOf = (document: IssuedDocument) => pintAe(document, { uuid, licence, customerId: 4711 });

const refusalsIn = (report: string): string[] =>
  readXml(report)
    .filter(({ path }) => path.endsWith('svrl:failed-assert/svrl:text'))
    .map(({ text }) => text.slice(0, 150));

type Variation = { name: string; document: IssuedDocument };

function variationsOf(document: IssuedDocument): Variation[] {
  const { head, lines } = document;
  const withoutNumber = { ...document, head: { ...head, billTo: { ...head.billTo, taxNumber: '' } } };
  const first = lines[0] as DocumentLine;
  const zeroRated = lines.map((line) => ({ ...line, taxBp: 0, wholeMinor: 0 }));
  // VAT on 0.30 is 0.02 on each line, and 1.50 on a hundred of them together.
  const small = { ...first, quantity: 1, listMinor: 30, unitMinor: 30, discountBp: 0, taxableMinor: 30, wholeMinor: 2 };
  const rounded = Array.from({ length: 100 }, (_, index) => ({ ...small, lineNo: index + 1 }));
  const variations = {
    'as-issued': document,
    'buyer-without-trn': withoutNumber,
    'zero-rated': withLines(document, zeroRated),
    'zero-rated-without-trn': withLines(withoutNumber, zeroRated),
    'both-rates': withLines(document, [...lines, { ...first, lineNo: 900, taxBp: 0, wholeMinor: 0 }]),
    rounded: withLines(document, rounded),
  };
  const number = document.number.replaceAll('/', '-');
  return Object.entries(variations).map(([name, one]) => ({ name: `${number}-${name}.xml`, document: one }));
}

function withLines(document: IssuedDocument, lines: DocumentLine[]): IssuedDocument {
  return { ...document, lines, ...documentTotals(lines) };
}
