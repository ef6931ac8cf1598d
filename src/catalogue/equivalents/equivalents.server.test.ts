import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { equivalents } from './equivalents.contract.ts';

const store = setUp(openTestStore);

test('the numbers of other makers are returned with what differs', async () => {
  const { body } = await store.call(equivalents, { designation: '22220CA/W33' }, { site: 'nod' });
  expect(body.universal_no).toBe('22220');
  expect(body.equivalents).toContainEqual({
    maker: 'NSK',
    number: '22220CAME4',
    level: 'interchangeable',
    differs: [],
    source: 'maker NSK',
  });
  expect(body.comparison).toBeNull();
});

test('another number is compared', async () => {
  const compared = async (number: string) =>
    (await store.call(equivalents, { designation: '6205DDU', maker: 'NSK', number }, { site: 'nod' })).body.comparison;
  expect(await compared('6205-2RS1')).toEqual({
    level: 'interchangeable',
    differs: [],
    may_replace: true,
    may_be_replaced: true,
  });
  expect(await compared('6205-2Z')).toMatchObject({ level: 'same-size', differs: ['seal'], may_replace: false });
  expect(await compared('6206-2RS')).toMatchObject({ level: 'different' });
});

test('a number that is not known is refused', async () => {
  const { body } = await store.call(equivalents, { designation: 'grease gun' }, { site: 'nod' });
  expect(body).toMatchObject({
    success: false,
    refusal: 'not_known',
    message: 'We do not know the number grease gun.',
  });
});
