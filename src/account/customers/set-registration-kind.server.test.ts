import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { RegistrationKind } from '../tax-registration/place-of-supply.rule.ts';
import { setRegistrationKind } from './set-registration-kind.server.ts';

const store = setUp(openTestStore);

const setKind = (email: string, kind: RegistrationKind, site: SiteCode = 'nod', registrationId?: number) =>
  setRegistrationKind(store.database, sites[site], {
    email,
    kind,
    by: 'Meera',
    now: store.now(),
    ...(registrationId !== undefined && { registrationId }),
  });

test('the default registration gets the kind, and the audit trail says from which', async () => {
  expect(await setKind('active@nod.example', 'sez_with_payment')).toBeUndefined();
  const { rows } = await store.database.$client.query(
    "select actor_name as by, details from audit_trail where action = 'kind of registration changed'",
  );
  const details = { number: '27AAACW1938G1ZB', before: 'regular', after: 'sez_with_payment' };
  expect(rows).toEqual([{ by: 'Meera', details }]);
});

test('a registration of somebody else, one that is missing and one under VAT keep what they are', async () => {
  for (const refused of [
    await setKind('active@nod.example', 'sez_lut', 'nod', 999_999),
    await setKind('unregistered@nod.example', 'sez_lut'),
    await setKind('active@gwd.example', 'sez_lut', 'gwd'),
  ])
    expect(refused).toMatchObject({ refusal: 'not_allowed' });
});
