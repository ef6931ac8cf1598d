import { expect, test } from 'vitest';
import { realPhrases } from '../../../tests/fixtures/real-phrases.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { loadDemoCatalogue } from '../../demo/demo-catalogue.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { multiSearch } from '../listing/multi-search.contract.ts';
import { isAskedFor } from './unmatched-text.rule.ts';

const store = setUp(async () => {
  const opened = await openTestStore();
  await loadDemoCatalogue(opened.database, sites.nod, '2026-11-20');
  await opened.database.$client.query('analyze items');
  return opened;
});

/** Whether the first item answers the phrase; a wrong one first is no harm where it is said above it. */
async function judge(searching_key: string, answer: RegExp | ''): Promise<'right' | 'said' | 'wrong'> {
  const { body } = await store.call(multiSearch, { searching_key }, { site: 'nod' });
  const first = body.data_list.description[0]?.itemname ?? '';
  const isSaid = body.instead.some(({ listed }) => !isAskedFor(listed));
  if (answer === '') return first === '' || isSaid ? 'right' : 'wrong';
  return answer.test(first) ? 'right' : isSaid || first === '' ? 'said' : 'wrong';
}

test('of what people write at least eleven in twelve find the right bearing first, and none a wrong one', async () => {
  const judged: string[] = [];
  for (const [text, answer] of realPhrases) judged.push(`${await judge(text, answer)}: ${text}`);
  expect(realPhrases.length).toBeGreaterThanOrEqual(60);
  expect(judged.filter((one) => one.startsWith('wrong'))).toEqual([]);
  expect(judged.filter((one) => one.startsWith('right')).length).toBeGreaterThanOrEqual((realPhrases.length * 11) / 12);
});

test.each([
  '32305',
  '2209',
  '2210',
  '2211',
  '2214',
  '2304',
  '2312',
  '2321',
  '32209',
  '32221',
  '32222',
  '32226',
  '32228',
  '32307',
  '32308',
  '32319',
  '7209',
  '7219',
  '7305',
  '7318',
])('%s is never answered with its old reading in silence', async (searching_key) => {
  const { body } = await store.call(multiSearch, { searching_key }, { site: 'nod' });
  const [said] = body.instead;
  const items = body.data_list.description;
  const isItself = (name: string) => name.startsWith(searching_key) && !/^\d/.test(name.slice(searching_key.length));
  const others = items.filter(({ itemname }) => !isItself(itemname));
  expect(items.length).toBeGreaterThan(0);
  if (items[0] && isItself(items[0].itemname)) expect(said).toBeUndefined();
  else expect(said?.other_reading).toMatchObject({ is_old: true });
  for (const { itemname, found_as } of others) expect(found_as, itemname).toMatch(/^(?:old|longer) number$/);
});
