import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { demoStaffEmail } from '../../demo/load-staff.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { recordStaffAudit } from './record-staff-audit.server.ts';
import { findStaffByEmail } from './staff.db.ts';

const store = setUp(openTestStore);

async function sitesWith(action: string): Promise<string[]> {
  const [person] = await findStaffByEmail(store.database, { email: demoStaffEmail('sales') });
  if (!person) throw new Error('nobody works in sales');
  await recordStaffAudit(store.database, { site: sites.zwz, person, by: person.name, action, now: store.now() });
  const { rows } = await store.database.$client.query('select site from audit_trail where action = $1 order by site', [
    action,
  ]);
  return rows.map(({ site }) => site);
}

test('what concerns a person is written down on each site they work for, else on that of the request', async () => {
  await store.database.$client.query("delete from staff_roles where role = 'sales' and site = 'zwz'");
  expect(await sitesWith('came')).toEqual(['gwd', 'nod']);
  await store.database.$client.query("delete from staff_roles where role = 'sales'");
  expect(await sitesWith('left')).toEqual(['zwz']);
});
