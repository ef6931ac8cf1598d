import { t, translate } from '../../lib/i18n.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { refuse } from '../../server/refuse.server.js';
import { countLookup } from '../account-limits.server.js';
import { isCompanyName } from '../forms/company-name.rule.js';
import { permissionTo } from '../permissions/permission-to.server.js';
import { isTaxNumber, normalizeTaxNumber } from '../tax-registration/tax-number.rule.js';
import { taxNumberHints } from '../tax-registration/tax-number-hints.rule.js';
import { checkCompany, checkGst } from './field-checks.contract.js';
import { findCompany } from './sign-up.db.js';

export const checkGstCall = defineCall(
  checkGst,
  { requires: permissionTo('sign-up') },
  async ({ gstnumber }, context) => {
    const { tax } = context.site;
    await countLookup(context, 'check_gst');
    const number = normalizeTaxNumber(gstnumber);
    if (!isTaxNumber(number, tax)) return refuse(checkGst, 'invalid', { number: tax.numberLabel });
    return {
      success: true         ,
      message: t`This ${tax.numberLabel} has the right format.`,
      hint: taxNumberHints(number, context.site)
        .map((hint) => translate(hint.text, hint.slots))
        .join(' '),
    };
  },
);

export const checkCompanyCall = defineCall(
  checkCompany,
  { requires: permissionTo('sign-up') },
  async ({ companyName }, context) => {
    const { db, site } = context;
    await countLookup(context, 'check_company');
    if (!isCompanyName(companyName)) return refuse(checkCompany, 'invalid');
    const [known] = await findCompany(db, { site: site.code, name: companyName });
    if (known) return refuse(checkCompany, 'known', { email: site.contact.email });
    return { success: true         , message: t`This company has no account yet.` };
  },
);
