import { expect, test } from 'vitest';
import { addFurther, furtherRegistrations } from '../../tests/actions/account/registrations.ts';
import { runDeskCommand } from '../../tests/actions/run-desk-command.ts';
import { openTestInbox } from '../../tests/fakes/inbox.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { createDeliveryAddress } from '../account/addresses/addresses.contract.ts';
import { updateGetInfo } from '../account/profile/profile.contract.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));

const desk = (...args: string[]) => runDeskCommand(store, args);

test('staff list waiting accounts, show one and approve it', async () => {
  const waiting = (await desk('nod', 'account', 'list')).lines;
  expect(waiting.map((line) => line.split('  ').slice(1, 4))).toEqual([
    ['Approval Pending', 'Damodar Steel Rolling', 'approval@nod.example'],
    ['Verification Pending', 'Faridabad Motor Rewinders', 'pending@nod.example'],
  ]);
  await store.database.$client.query("update customers set buyer_kind = 'partner' where name like 'Faridabad Motor%'");
  const shown = (await desk('NOD', 'account', 'show', 'Pending@NOD.example')).lines.join('\n');
  expect(shown).toContain('\nChannel partner\n');
  expect(shown).toContain('GSTIN 06AAACD3381N1ZI (not verified)');
  expect(shown).toMatch(/address \d+, billing, default, new: Sector 24, Plot 119, Faridabad, 121005, Haryana/);
  expect(await desk('nod', 'account', 'approve', 'pending@nod.example')).toEqual({
    lines: ['pending@nod.example is Active now.'],
  });
  expect((await office.mailTo('pending@nod.example')).subject).toBe('Your NOD account: Active');
});

test('an invalid tax number is flagged before and after the decision', async () => {
  await store.database.$client.query(
    "update tax_registrations set number = '22AAAAA0000A1Z5' where number = '19AADCB9034H1ZL'",
  );
  const flag = 'The check character of GSTIN 22AAAAA0000A1Z5 does not fit.';
  expect((await desk('zwz', 'account', 'list')).lines.join()).toContain(flag);
  expect((await desk('zwz', 'account', 'show', 'approval@zwz.example')).lines).toContain(`LOOK: ${flag}`);
  expect((await desk('zwz', 'account', 'approve', 'approval@zwz.example')).lines).toContain(`LOOK: ${flag}`);
});

test('an account is put on hold with a reason', async () => {
  const answer = await desk('nod', 'account', 'hold', 'active@nod.example', '--reason', 'Papers expired.');
  expect(answer.lines).toEqual(['active@nod.example is Verification Pending now.']);
  expect((await office.mailTo('active@nod.example')).text).toContain('Papers expired.');
  await desk('nod', 'account', 'approve', 'active@nod.example');
});

test('an account is approved but for its commercial terms, and rejected with a reason', async () => {
  expect((await desk('gwd', 'account', 'approval', 'pending@gwd.example')).lines).toEqual([
    'pending@gwd.example is Approval Pending now.',
  ]);
  expect((await desk('gwd', 'account', 'reject', 'pending@gwd.example')).failed).toBe(true);
  expect(
    (await desk('gwd', 'account', 'reject', 'pending@gwd.example', '--reason', 'No trade licence.')).lines,
  ).toEqual(['pending@gwd.example is Verification Pending now.']);
  expect((await office.mailTo('pending@gwd.example')).text).toContain('No trade licence.');
});

test('a changed TRN is shown, verified and rejected', async () => {
  const token = await store.signIn('approval', 'gwd');
  const change = (gst_no: string) => {
    const request = { key: 'ProfileInformation', personalDeatils: { gst_no, name: 'Omar Saleh' } };
    return store.call(updateGetInfo, request, { token, site: 'gwd' });
  };
  await change('100678912400003');
  expect((await desk('gwd', 'account', 'show', 'approval@gwd.example')).lines.join('\n')).toMatch(
    /TRN 100678912300003 .*\nTRN 100678912400003 \(not verified\), given \d+ /s,
  );
  expect((await desk('gwd', 'tax-number', 'verify', 'approval@gwd.example')).lines).toEqual([
    'TRN 100678912400003 is verified; tax follows 100678912400003 now.',
  ]);
  await change('100678912500003');
  const reason = ['--reason', 'It belongs to another company.'];
  expect((await desk('gwd', 'tax-number', 'reject', 'approval@gwd.example', ...reason)).lines).toEqual([
    'TRN 100678912500003 is rejected; tax follows 100678912400003 now.',
  ]);
  expect((await desk('gwd', 'tax-number', 'verify', 'approval@gwd.example')).failed).toBe(true);
});

test('an account may pay by bank transfer until that is withdrawn', async () => {
  const buyer = 'newbalance0@nod.example';
  const shown = async () => (await desk('nod', 'account', 'show', buyer)).lines;
  expect((await desk('nod', 'account', 'allow-transfer', buyer, '--note', 'Agreed by phone')).lines).toEqual([
    `${buyer} may pay by bank transfer.`,
  ]);
  expect(await shown()).toContain('may pay by bank transfer (tester)');
  expect((await desk('nod', 'account', 'disallow-transfer', buyer)).lines).toEqual([
    `${buyer} may no longer pay by bank transfer.`,
  ]);
  expect((await shown()).join()).not.toContain('bank transfer');
});

test('an address is rejected and verified by its number', async () => {
  const token = await store.signIn('active');
  const address = { delivery_address: 'Ring Road 5', delivery_ciy_id: 1255364, delivery_pincode: '395002' };
  const id = String((await store.call(createDeliveryAddress, address, { token })).body.add_id);
  expect((await desk('nod', 'address', 'reject', id, '--reason', 'No such road.')).lines).toEqual([
    `Address ${id} is rejected now.`,
  ]);
  expect((await desk('nod', 'address', 'verify', id)).failed).toBeUndefined();
  for (const wrong of ['0', 'x', '99999999']) expect((await desk('nod', 'address', 'verify', wrong)).failed).toBe(true);
});

test('a further registration is shown, verified and rejected by its number', async () => {
  const buyer = 'active@nod.example';
  const { tax_number: number } = furtherRegistrations.nod;
  expect((await addFurther(store, await store.signIn('active'))).body.success).toBe(true);
  const shown = async () => (await desk('nod', 'account', 'show', buyer)).lines.join('\n');
  expect(await shown()).toContain(
    `registration ${number} (Waiting for check): Western Gear and Pump Private Limited, Plot 7, GIDC Vatva, `,
  );
  expect((await desk('nod', 'registration', 'verify', buyer, number.toLowerCase())).lines).toEqual([
    `GSTIN ${number} is verified now.`,
  ]);
  expect((await desk('nod', 'registration', 'reject', buyer, number)).failed).toBe(true);
  await desk('nod', 'registration', 'reject', buyer, number, '--reason', 'Cancelled.');
  expect(await shown()).toContain(`registration ${number} (Not accepted: Cancelled.)`);
  expect(await desk('nod', 'registration', 'verify', buyer, '24AAACW1938G1Z0')).toEqual({
    ...{ failed: true, lines: [expect.stringContaining("no further registration '24AAACW1938G1Z0'")] },
  });
});

test.each([
  ['account', 'show', 'nobody@nod.example'],
  ['account', 'approve', 'nobody@nod.example'],
  ['account', 'allow-transfer', 'nobody@nod.example'],
  ['tax-number', 'verify', 'nobody@nod.example'],
  ['registration', 'verify', 'nobody@nod.example'],
])('%s %s of an unknown account is refused', async (noun, verb, email) => {
  expect(await desk('nod', noun, verb, email)).toEqual({ lines: [expect.stringContaining(email)], failed: true });
});
