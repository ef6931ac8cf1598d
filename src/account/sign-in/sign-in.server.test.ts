import { expect, test } from 'vitest';
import { solveCaptcha } from '../../../tests/actions/account/solve-captcha.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { demoPassword, type Role } from '../../demo/people.data.ts';
import { login, logout, session, tokenCheck } from './sign-in.contract.ts';

const store = setUp(openTestStore);

const active = 'active@nod.example';
let addresses = 0;
/** A network address nobody has called from yet, so that no limit of another test counts. */
const freshAddress = () => `198.51.100.${++addresses}`;

async function signIn(username: string, password: string, address = freshAddress()) {
  return store.call(login, { username, password, captcha: await solveCaptcha(store) }, { address });
}

test('a buyer signs in, in any letter case, and gets a token and a page cookie', async () => {
  const { status, body, headers } = await signIn(' Active@NOD.example ', demoPassword);
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, email_status: 'verified', login_user_type: 'existing' });
  expect(body.username).toBe('Western Gear & Pump');
  expect(headers.getSetCookie()).toEqual([
    `auth_key=${body.auth_key}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    expect.stringMatching(/^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  expect((await store.call(tokenCheck, {}, { token: body.auth_key })).body.success).toBe(true);
});

test.each<[Role, string]>([
  ['active', 'existing'],
  ['pending', 'existing'],
  ['unregistered', 'new'],
])('%s signs in as %s', async (role, type) => {
  const { body } = await signIn(`${role}@nod.example`, demoPassword);
  expect(body.login_user_type).toBe(type);
});

test('empty fields are named in order, before anything else is looked at', async () => {
  const both = await store.call(login, { username: ' ', password: '', captcha: '' });
  expect(both.body).toMatchObject({ success: false, message: 'Please Enter Username' });
  const one = await store.call(login, { username: active, captcha: '' });
  expect(one.body).toMatchObject({ success: false, message: 'Please Enter Password' });
});

test('a wrong password and an unknown account are refused with the same words', async () => {
  const wrong = await signIn(active, 'bearing#1');
  const unknown = await signIn('nobody@nod.example', demoPassword);
  expect(wrong.body).toEqual(unknown.body);
  expect(wrong.body).toMatchObject({ success: false, refusal: 'wrong' });
});

test('an account of one site does not open another', async () => {
  const captcha = await solveCaptcha(store);
  const { body } = await store.call(
    login,
    { username: active, password: demoPassword, captcha },
    { site: 'zwz', address: freshAddress() },
  );
  expect(body).toMatchObject({ success: false, refusal: 'wrong' });
});

test.each(['', 'x', Buffer.from('{"challenge":{}}').toString('base64'), Buffer.from('null').toString('base64')])(
  "a captcha '%s' is not solved",
  async (captcha) => {
    const { body } = await store.call(
      login,
      { username: active, password: demoPassword, captcha },
      { address: freshAddress() },
    );
    expect(body).toMatchObject({ success: false, refusal: 'captcha_wrong' });
  },
);

test('a captcha is valid once, and a changed one never', async () => {
  const captcha = await solveCaptcha(store);
  const request = { username: active, password: demoPassword, captcha };
  expect((await store.call(login, request, { address: freshAddress() })).body.success).toBe(true);
  expect((await store.call(login, request, { address: freshAddress() })).body).toMatchObject({
    refusal: 'captcha_wrong',
  });

  const field = JSON.parse(Buffer.from(await solveCaptcha(store), 'base64').toString()) as {
    challenge: { parameters: { expiresAt: number } };
  };
  field.challenge.parameters.expiresAt += 3600;
  const forged = { ...request, captcha: Buffer.from(JSON.stringify(field)).toString('base64') };
  expect((await store.call(login, forged, { address: freshAddress() })).body).toMatchObject({
    refusal: 'captcha_wrong',
  });
});

test('the sixth failure for one account from one address is refused; another address can still try', async () => {
  const address = freshAddress();
  for (let i = 0; i < 5; i += 1) expect((await signIn('pending@nod.example', 'no', address)).status).toBe(200);
  const sixth = await signIn('pending@nod.example', demoPassword, address);
  expect(sixth.status).toBe(429);
  expect(sixth.body.message).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/);
  expect((await signIn('pending@nod.example', demoPassword)).body.success).toBe(true);
});

test('a successful sign-in does not count as a failure, however often', async () => {
  const address = freshAddress();
  for (let i = 0; i < 7; i += 1) expect((await signIn(active, demoPassword, address)).body.success).toBe(true);
});

/** As many failures from everywhere, all at once. */
const failEverywhere = (email: string, points: number) =>
  store.database.$client.query(
    `insert into limits (key, points, expire) values ($1, $2, $3)
       on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
    [`login_account:nod ${email}`, points, Date.now() + 600_000],
  );

test('the fifty-first failure for one account is refused, from any address', async () => {
  await failEverywhere('overdue@nod.example', 49);
  expect((await signIn('overdue@nod.example', 'wrong')).status).toBe(200);
  expect((await signIn('overdue@nod.example', demoPassword)).status).toBe(429);
  expect((await signIn('overdue@zwz.example', 'wrong')).status).toBe(200);
});

test('failures of strangers do not lock out networks used in the last 30 days', async () => {
  const email = 'unregistered@nod.example';
  const [office, phone] = [freshAddress(), '2001:db8:5:5::1'];
  for (const address of [office, phone]) await signIn(email, demoPassword, address);
  await failEverywhere(email, 50);
  expect((await signIn(email, demoPassword)).status).toBe(429);
  for (const address of [office, '2001:db8:5:5:6:7:8:9'])
    expect((await signIn(email, demoPassword, address)).body.success).toBe(true);
  expect((await signIn(active, demoPassword, office)).body.success).toBe(true);

  for (let i = 0; i < 5; i += 1) expect((await signIn(email, 'wrong', office)).status).toBe(200);
  expect((await signIn(email, demoPassword, office)).status).toBe(429);

  const begun = store.now();
  store.setClock(new Date(begun.getTime() + 30 * 86_400_000));
  expect((await signIn(email, demoPassword, phone)).status).toBe(429);
  store.setClock(begun);
});

test('a network becomes known to an account only with the right password', async () => {
  const address = freshAddress();
  await signIn('newbalance0@nod.example', 'wrong', address);
  await failEverywhere('newbalance0@nod.example', 50);
  expect((await signIn('newbalance0@nod.example', demoPassword, address)).status).toBe(429);
  await failEverywhere('newbalance0@nod.example', 0);
});

test('a sign-in refused for too many failures writes nothing, not even its captcha', async () => {
  const email = 'pending@nod.example';
  await failEverywhere(email, 50);
  const captcha = await solveCaptcha(store);
  const written = async () =>
    (
      await store.database.$client.query(
        `select (select json_agg(l) from (select *, xmin::text from limits order by key) l) as limits,
           (select count(*)::int from used_captchas) as captchas, (select count(*)::int from audit_trail) as acts`,
      )
    ).rows;
  const before = await written();
  const request = { username: email, password: demoPassword, captcha };
  expect((await store.call(login, request, { address: freshAddress() })).status).toBe(429);
  expect(await written()).toEqual(before);
  await failEverywhere(email, 0);
  expect((await store.call(login, request, { address: freshAddress() })).body.success).toBe(true);
});

test('the thirty-first failure from one address is refused, for any account', async () => {
  const address = freshAddress();
  const tryOnce = () => store.call(login, { username: active, password: 'x', captcha: 'unsolved' }, { address });
  for (let i = 0; i < 30; i += 1) expect((await tryOnce()).status).toBe(200);
  expect((await tryOnce()).status).toBe(429);
});

test('signing out ends the session; its page cookie alone can do it too', async () => {
  const token = await store.signIn('active');
  const { body, headers } = await store.call(logout, {}, { token });
  expect(body.success).toBe(true);
  expect(headers.get('set-cookie')).toMatch(/^auth_key=; .*Max-Age=0/);
  expect((await store.call(session, {}, { token })).status).toBe(401);

  const other = await store.signIn('active');
  expect((await store.call(logout, {}, { cookie: `auth_key=${other}` })).body.success).toBe(true);
  expect((await store.call(tokenCheck, {}, { token: other })).body.success).toBe(false);
});

test('no other call reads the cookie', async () => {
  const token = await store.signIn('active');
  expect((await store.call(session, {}, { cookie: `auth_key=${token}` })).status).toBe(401);
});

test('tokencheck takes tokenkey when there is no header, and the header before it', async () => {
  const token = await store.signIn('active');
  expect((await store.call(tokenCheck, { tokenkey: token })).body.success).toBe(true);
  expect((await store.call(tokenCheck, { tokenkey: `Token ${token}` })).body.success).toBe(true);
  expect((await store.call(tokenCheck, { tokenkey: token }, { token: 'dead' })).body.success).toBe(false);
  expect((await store.call(tokenCheck, { tokenkey: `Token   ${token}` })).body.success).toBe(true);
});

test('tokencheck answers no to a tokenkey that is a number, missing or no token', async () => {
  const token = await store.signIn('active');
  const broken = `${token.slice(0, 9)}Token ${token.slice(9)}`;
  for (const tokenkey of [7, undefined, '', 'Token', broken]) {
    const { status, body } = await store.call(tokenCheck, { tokenkey });
    expect([status, body]).toEqual([200, { success: false }]);
  }
});

test('a session unused for a week is over', async () => {
  const token = await store.signIn('active');
  const begun = store.now();
  store.setClock(new Date(begun.getTime() + 7 * 86_400_000));
  expect((await store.call(session, {}, { token })).status).toBe(401);
  store.setClock(begun);
});

test('sign-ins, failures and sign-outs are recorded in the audit trail with user, time and address', async () => {
  const address = '198.18.7.1';
  await signIn('newbalance0@nod.example', 'wrong', address);
  const { body } = await signIn('newbalance0@nod.example', demoPassword, address);
  await store.call(logout, {}, { token: body.auth_key, address });
  const { rows } = await store.database.$client.query(
    'select site, actor, actor_name, action, at, user_id is not null as known from audit_trail where address = $1 order by id',
    [address],
  );
  const act = { site: 'nod', actor: 'buyer', actor_name: 'newbalance0@nod.example', at: store.now() };
  expect(rows).toEqual([
    { ...act, action: 'sign-in failed', known: false },
    { ...act, action: 'sign-in', known: true },
    { ...act, action: 'sign-out', known: true },
  ]);
});

test('an unknown account takes as long as a wrong password', async () => {
  const writes = async (username: string) => {
    const before = await acts();
    await signIn(username, 'wrong');
    return (await acts()) - before;
  };
  expect(await writes('nobody@nod.example')).toBe(await writes(active));
});

const acts = async () =>
  (await store.database.$client.query<{ n: number }>('select count(*)::int as n from audit_trail')).rows[0]?.n ?? 0;
