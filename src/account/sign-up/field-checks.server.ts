import { t, translate } from '../../lib/i18n.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { countLookup } from '../account-limits.server.ts';
import { isCompanyName, isLegalName } from '../forms/company-name.rule.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { isTaxNumber, normalizeTaxNumber } from '../tax-registration/tax-number.rule.ts';
import { taxNumberHints } from '../tax-registration/tax-number-hints.rule.ts';
import { checkCompany, checkGst } from './field-checks.contract.ts';
import { findCompany } from './sign-up.db.ts';

export const checkGstCall = defineCall(
  checkGst,
  { requires: permissionTo('sign-up') },
  async ({ gstnumber }, context) => {
    const { tax } = context.site;
    await countLookup(context, 'check_gst');
    const number = normalizeTaxNumber(gstnumber);
    if (!isTaxNumber(number, tax)) return refuse(checkGst, 'invalid', { number: tax.numberLabel });
    return {
      success: true as const,
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
    if (!isLegalName(companyName)) return refuse(checkCompany, 'short');
    const [known] = await findCompany(db, { site: site.code, name: companyName });
    if (known) return refuse(checkCompany, 'known', { email: site.contact.email });
    return { success: true as const, message: t`This company has no account yet.` };
  },
);
