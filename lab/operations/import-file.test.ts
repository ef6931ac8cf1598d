import { expect, test } from 'vitest';
import { type FileToImport, importFile, type OpenFiles } from '../../src/imports/import-file.server.ts';
import { runImport } from '../../src/imports/run/import-worker.server.ts';
import { readStoredHead } from '../../src/imports/run/read-stored-head.server.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { Refusal } from '../../src/server/refuse.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';

const { nod } = sites;

const store = setUp(openTestStore);

const head =
  'itemcode,itemname,brandname,super_category,category,list_price,tax_percent,on_hand,arriving_qty,arriving_on';
const line = (code: string, price = '10', onHand = '5', arriving = ',') =>
  `${code},Name of ${code},Acme,Bearings,Ball,${price},18,${onHand},${arriving}`;

/** Spares a process for each file; one test starts them. */
const here: OpenFiles = { run: (task, goOn) => runImport(task, goOn), readHead: readStoredHead };

async function bring(
  lines: string[],
  mode: FileToImport['mode'] = 'all-or-nothing',
  site = nod,
  heading = head,
  open = here,
) {
  const problems: string[] = [];
  const parts = async function* () {
    yield Buffer.from([heading, ...lines].join('\n'));
  };
  const job = { database: store.database, clock: store.now, stopping: new AbortController().signal, env: readEnv({}) };
  const result = await importFile(
    job,
    site,
    {
      ...{ kind: 'items', fileName: 'items.csv', mode, by: 'Meera Iyer', parts: parts() },
      onWrongLine: (at, problem) => problems.push(`${at}: ${problem}`),
    },
    open,
  );
  if (result instanceof Refusal) return { refused: result.message, problems };
  return { state: result.state, written: result.written, found: result.found, problem: result.problem, problems };
}

test('two imports of one site at the same moment both end, and every line is written', async () => {
  // More than one batch.
  const codes = Array.from({ length: 2_100 }, (_, at) => `P-${at}`);
  const [one, other] = await Promise.all([
    bring(codes.map((code) => line(code, '10'))),
    bring(codes.toReversed().map((code) => line(code, '11'))),
  ]);
  expect([one.state, other.state]).toEqual(['done', 'done']);
  const { rows } = await store.database.$client.query("select count(*)::int as count from items where code like 'P-%'");
  expect(rows[0].count).toBe(2_100);
});
