import { findCallerByToken } from '../../../src/account/sign-in/find-caller.server.ts';
import type { PastBuyer } from '../../../src/demo/past-orders.server.ts';
import { sites } from '../../../src/sites/resolve-site.ts';
import type { TestStore } from '../../store/test-store.ts';

export async function openPastBuyer(store: TestStore, token: string): Promise<PastBuyer> {
  const caller = await findCallerByToken(store.database, sites.nod, token, store.now());
  if (!caller) throw new Error('the buyer is not signed in');
  const authentication = { ...store.server.authentication, findCaller: async () => caller };
  return { site: sites.nod, caller, server: { ...store.server, authentication } };
}
