import { z } from 'zod';

/** A solved captcha as the widget puts it into its field; '' without one. */
export const captchaField = z.string().max(20_000).optional().default('');

/** The refusal of calls that ask for a captcha only when very many come from one network or to one site. */
export const captchaAsked = {
  captcha: 'Please confirm that you are not a robot. Your request goes on by itself then.',
};
