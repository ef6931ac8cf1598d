import type { BuyerContext } from '../../../src/cart/pricing-context.server.ts';
import type { Role } from '../../../src/demo/people.data.ts';
import type { SiteCode } from '../../../src/sites/site.ts';
import type { TestStore } from '../../store/test-store.ts';

/** For functions that several calls use. */
export async function buyerContext(store: TestStore, role: Role, code: SiteCode = 'nod'): Promise<BuyerContext> {
  const { database: db, server } = store;
  const [site, now] = [server.sites[code], store.now()];
  const caller = await server.authentication.findCaller(db, site, await store.signIn(role, code), now);
  if (!caller) throw new Error(`there is no ${role} at ${code}`);
  return { db, site, caller, now };
}
