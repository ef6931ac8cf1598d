import { z } from 'zod';
import { asTyped, defineContract } from '../../lib/contract.ts';

export const captchaField = asTyped(20_000).optional().default('');

/** The refusal of calls that require a captcha only under heavy use from one network or on one site. */
export const captchaRequired = {
  captcha: 'Please tick the box to show that you are not a robot. We will then continue with your request.',
};

export const captchaChallenge = defineContract({
  path: 'authentication/captcha/',
  method: 'GET',
  summary: 'Returns a new ALTCHA challenge.',
  request: z.object({}),
  reply: z.looseObject({}),
});
