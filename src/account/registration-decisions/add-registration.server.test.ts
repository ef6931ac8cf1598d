import { expect, test } from 'vitest';
import { accountOf, furtherRegistrations } from '../../../tests/actions/account/registrations.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { addRegistration } from './add-registration.server.ts';

const store = setUp(openTestStore);
const inbox = setUp(() => openTestInbox(store));

test('what staff add is verified, and the buyer is mailed', async () => {
  const email = 'active@nod.example';
  const added = { email, form: furtherRegistrations.nod, allowsOtherPan: false, by: 'Meera', now: store.now() };
  expect(await addRegistration(store.database, sites.nod, added)).toBeUndefined();
  const { tax_registrations } = await accountOf(store, await store.signIn('active'));
  expect(tax_registrations[1]).toMatchObject({ number: added.form.tax_number, standing: 'verified' });
  expect((await inbox.mailTo(email)).text).toContain(added.form.tax_number);
});
