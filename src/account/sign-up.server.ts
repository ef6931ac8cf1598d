import { say } from '../lib/say.ts';
import { answer } from '../server/call.ts';
import { refuse } from '../server/refuse.ts';
import { beginAccount } from './begin-account.ts';
import { refuseFields } from './field-refusal.ts';
import { refuseGuessablePassword } from './guessable-password.server.ts';
import { signUp } from './sign-up.contract.ts';
import { signUpErrors } from './sign-up-form.rule.ts';

export const signUpCall = answer(signUp, { who: 'anyone' }, async (form, step) => {
  refuseFields(signUpErrors(form, step.site.contact.email));
  const account = { company: form.name_of_company, email: form.email };
  await refuseGuessablePassword(step.site, account, form.password, 'password');
  const begun = await beginAccount({ form, listedCustomerId: null }, step);
  if (begun !== 'opened') return refuse(signUp, begun);
  return { success: true as const, message: say`Your account is open. Please verify your e-mail address.` };
});
