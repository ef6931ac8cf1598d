import { said, say } from '../lib/say.ts';
import { answer } from '../server/call.ts';
import { refuse } from '../server/refuse.ts';
import { countLookup } from './account-limits.ts';
import { checkCompany, checkGst } from './checks.contract.ts';
import { isCompanyName } from './company-name.rule.ts';
import { hoursAfter, unverifiedHours } from './proof-life.rule.ts';
import { findCompany } from './sign-up.db.ts';
import { isTaxNumber, readTaxNumber } from './tax-number.rule.ts';
import { taxNumberHints } from './tax-number-hints.rule.ts';

export const checkGstCall = answer(checkGst, { who: 'anyone' }, async ({ gstnumber }, step) => {
  const { tax } = step.site;
  await countLookup(step, 'check_gst');
  const number = readTaxNumber(gstnumber);
  if (!isTaxNumber(number, tax)) return refuse(checkGst, 'invalid', { number: tax.numberLabel });
  return {
    success: true as const,
    message: say`This ${tax.numberLabel} has the right form.`,
    hint: taxNumberHints(number, step.site)
      .map((hint) => said(hint.text, hint.slots))
      .join(' '),
  };
});

export const checkCompanyCall = answer(checkCompany, { who: 'anyone' }, async ({ companyName }, step) => {
  const { db, site, now } = step;
  await countLookup(step, 'check_company');
  if (!isCompanyName(companyName)) return refuse(checkCompany, 'invalid');
  const openedSince = hoursAfter(now, -unverifiedHours);
  const [known] = await findCompany(db, { site: site.code, name: companyName, openedSince });
  if (known) return refuse(checkCompany, 'known', { email: site.contact.email });
  return { success: true as const, message: say`This company has no account here yet.` };
});
