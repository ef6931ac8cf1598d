import { expect, test, vi } from 'vitest';
import { findCurrentEdition } from '../../src/content/downloads/catalogue-editions.server.ts';
import { type ItemGroup, splitIntoFiles } from '../../src/content/downloads/catalogue-files.rule.ts';
import { countGroups } from '../../src/content/downloads/catalogue-print.db.ts';
import { printCatalogue } from '../../src/content/downloads/print-catalogue.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { readPdf } from '../../tests/rendering/read-pdf.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';

// Printing runs at low priority, so it may take long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const store = setUp(openTestStore);

const caller = { address: '192.0.2.1' };
const query = async (text: string, values: unknown[] = []) => (await store.database.$client.query(text, values)).rows;

async function bytesOf(id: number): Promise<Buffer> {
  const chunks = await query('select chunk from catalogue_print_chunks where print_id = $1 order by position', [id]);
  return Buffer.concat(chunks.map(({ chunk }) => chunk));
}

test('the files of a split catalogue contain every item once', async () => {
  const maxItems = 250;
  const groups: ItemGroup[] = await countGroups(store.database, { site: 'nod', maker: '' });
  const { edition } = await findCurrentEdition(store.database, { site: 'nod', maker: '' });
  const items = await query("select name from items where site = 'nod' and retired_at is null");
  const files = splitIntoFiles(groups, maxItems);
  expect(files.length).toBeGreaterThan(items.length / maxItems);
  let text = '';
  for (const file of files) {
    const { id } = await printCatalogue(store.server, caller, { site: sites.nod, maker: '', edition, file });
    const { pages } = readPdf(await bytesOf(id));
    expect(Number(/(\d+) items?/.exec(pages[0] ?? '')?.[1])).toBe(file.items);
    expect(pages[0]).toContain(file.parts > 1 ? `${file.section}, part ${file.part} of ${file.parts}` : file.section);
    text += pages.slice(1).join(' ');
  }
  for (const { name } of items) expect(text).toContain(name);
});
