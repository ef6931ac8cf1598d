import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, test } from 'vitest';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { quickOrder } from './quick-order.contract.ts';
let store: TestStore;
beforeAll(async () => { store = await openTestStore(); });
afterAll(() => store.close());
test('probe', async () => {
  const token = await store.signIn('active');
  const out: string[] = [];
  for (const line of readFileSync('/tmp/h/t3/probe.txt','utf8').split('\n')) {
    if (line === '') continue;
    const { body } = await store.call(quickOrder, { text: line.replaceAll('\\t','\t').replaceAll('\\n','\n') }, { site: 'nod', token });
    out.push(`${line.padEnd(34)} => ` + body.lines.map((l: any) => `${l.result} q=${l.quantity} "${l.designation}" ${l.message} [${l.items.slice(0,4).map((i: any) => i.brandname + ' ' + i.itemname + (i.differs ? ' ('+i.differs+')' : '')).join('; ')}]`).join(' || '));
  }
  writeFileSync('/tmp/h/t3/probe.out', out.join('\n'));
}, 300000);
