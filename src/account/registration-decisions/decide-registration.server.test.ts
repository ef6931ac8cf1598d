import { expect, test } from 'vitest';
import { addFurther, decideFurther } from '../../../tests/actions/account/registrations.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';

const store = setUp(openTestStore);

test('a no needs a reason, and what was decided meanwhile is not decided unseen', async () => {
  const { registration_id: id } = (await addFurther(store, await store.signIn('active'))).body;
  expect(await decideFurther(store, id, { verified: false })).toMatchObject({ refusal: 'no_reason' });
  expect(await decideFurther(store, id)).toBeUndefined();
  expect(await decideFurther(store, id)).toMatchObject({ refusal: 'changed_meanwhile' });
  expect(await decideFurther(store, 0)).toMatchObject({ refusal: 'changed_meanwhile' });
});
