import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type FakeInvoicePortal, startFakeInvoicePortal } from '../fakes/fake-invoice-portal.ts';
import { openTestStore, type TestStore } from './test-store.ts';

export type StoreWithPortal = {
  store: TestStore;
  /** The invoice registration portal. */
  fake: FakeInvoicePortal;
  /** The token of a buyer with credit. */
  token: string;
};

/** For all tests of a file; each begins at `now`. */
export function setUpStoreWithPortal(now: Date): StoreWithPortal {
  const made = {} as StoreWithPortal;
  beforeAll(async () => {
    made.store = await openTestStore();
    made.fake = await startFakeInvoicePortal();
    made.store.setClock(now);
    made.token = await made.store.signIn('active');
  });
  afterAll(async () => {
    await made.store.close();
    await made.fake.close();
  });
  beforeEach(() => made.store.setClock(now));
  return made;
}
