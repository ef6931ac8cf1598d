import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { createCaptchaChallenge, verifyCaptcha } from './captcha-challenge.server.ts';

const secret = 'a secret of this store, long enough to sign';
const easy = { cost: 10, counterMin: 1, counterMax: 3 };
const now = new Date();
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const fieldOf = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64');
async function solved() {
  const challenge = (await createCaptchaChallenge(secret, now, easy)) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution };
}

test('a solved captcha is accepted for ten minutes', async () => {
  const answer = await solved();
  const { nonce } = answer.challenge.parameters;
  const endsAt = new Date(Math.floor(inMinutes(10).getTime() / 1000) * 1000);
  expect(await verifyCaptcha(secret, fieldOf(answer), inMinutes(9))).toEqual({ nonce, endsAt });
  expect(await verifyCaptcha(secret, fieldOf(answer), endsAt)).toBeUndefined();
});

test('a captcha of another store is not accepted', async () => {
  expect(await verifyCaptcha('the secret of another store', fieldOf(await solved()), now)).toBeUndefined();
});

test('a captcha that was changed or not solved is not accepted', async () => {
  const { challenge, solution } = await solved();
  const { parameters } = challenge;
  const changed = (over: object) =>
    fieldOf({ challenge: { ...challenge, parameters: { ...parameters, ...over } }, solution });
  const other = await solved();
  for (const field of [
    changed({ expiresAt: Number(parameters.expiresAt) + 3600 }),
    changed({ cost: 1 }),
    changed({ nonce: other.challenge.parameters.nonce }),
    fieldOf({ challenge, solution: { ...solution, derivedKey: '00' } }),
    fieldOf({ challenge }),
  ])
    expect(await verifyCaptcha(secret, field, now)).toBeUndefined();
});

test.each(['', 'not base64 {', fieldOf([]), Buffer.from('null').toString('base64')])(
  'the field %j is not a captcha',
  async (field) => {
    expect(await verifyCaptcha(secret, field, now)).toBeUndefined();
  },
);
