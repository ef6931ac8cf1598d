import { t } from '../../lib/i18n.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { refuseFields } from '../forms/refuse-fields.server.ts';
import { signUpErrors } from '../forms/sign-up-form.rule.ts';
import { refuseGuessablePassword } from '../password/guessable-password.server.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { createAccount } from './create-account.server.ts';
import { signUp } from './sign-up.contract.ts';

export const signUpCall = defineCall(signUp, { requires: permissionTo('sign-up') }, async (form, context) => {
  refuseFields(signUpErrors(form));
  const account = { company: form.name_of_company, email: form.email };
  await refuseGuessablePassword(context.site, account, form.password, 'password');
  const outcome = await createAccount({ form, listedCustomerId: null }, context);
  if (outcome !== 'opened') return refuse(signUp, outcome);
  return { success: true as const, message: t`Your account is created. Please verify your e-mail address.` };
});
