import { t } from '../../lib/i18n.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { refuse } from '../../server/refuse.server.js';
import { refuseFields } from '../forms/refuse-fields.server.js';
import { signUpErrors } from '../forms/sign-up-form.rule.js';
import { refuseGuessablePassword } from '../password/guessable-password.server.js';
import { permissionTo } from '../permissions/permission-to.server.js';
import { createAccount } from './create-account.server.js';
import { signUp } from './sign-up.contract.js';

export const signUpCall = defineCall(signUp, { requires: permissionTo('sign-up') }, async (form, context) => {
  refuseFields(signUpErrors(form, context.site.contact.email));
  const account = { company: form.name_of_company, email: form.email };
  await refuseGuessablePassword(context.site, account, form.password, 'password');
  const outcome = await createAccount({ form, listedCustomerId: null }, context);
  if (outcome !== 'opened') return refuse(signUp, outcome);
  return { success: true         , message: t`Your account is created. Please verify your e-mail address.` };
});
