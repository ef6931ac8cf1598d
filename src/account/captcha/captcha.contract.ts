import { asTyped } from '../../lib/contract.ts';

/** A solved captcha as the widget puts it into its field; '' without one. */
export const captchaField = asTyped(20_000).optional().default('');

/** The refusal of calls that ask for a captcha only when very many come from one network or to one site. */
export const captchaRequired = {
  captcha: 'Please tick the box to show that you are not a robot. We then go on with your request.',
};
