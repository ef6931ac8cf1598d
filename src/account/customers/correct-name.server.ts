import { translate } from '../../lib/i18n.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import { companyNameSigns, isCompanyName, isLegalName, legalNameMessage } from '../forms/company-name.rule.ts';
import { isPersonName } from '../forms/sign-up-form.rule.ts';
import { saveSignatory } from '../profile/profile.db.ts';
import { accountCorrectedMail, type Correction } from './account-corrected.mail.ts';
import { setCompanyName } from './correct-account.db.ts';
import { customerEditConflict } from './edit-conflict.server.ts';
import { type NamedAccount, staffEntryOf, withLockedAccount } from './locked-account.server.ts';

const maxPersonName = 100;

export type Names = { company: string; firstName: string; lastName: string };

export type NameCorrection = NamedAccount & {
  /** A name that is left out stays. */
  names: Partial<Names>;
  /** Refused when the account has other names now. */
  seen?: Names | undefined;
  by: string;
  now: Date;
};

const action = 'name corrected';

/** Documents issued before keep the former name. */
export function correctName(
  database: Database,
  site: Site,
  { names, seen, by, now, ...named }: NameCorrection,
): Promise<Refusal<'bad_name' | 'changed_meanwhile' | 'not_allowed' | 'unknown_account'> | undefined> {
  return withLockedAccount(database, site, named, async (db, account) => {
    const { customerId, userId, company, firstName, lastName } = account;
    const before: Names = { company, firstName, lastName };
    if (seen && !isSame(seen, before)) {
      const what = `The account is ${company}, ${firstName} ${lastName}`;
      return customerEditConflict(db, site, { customerId, actions: [action, 'profile changed'], what });
    }
    const after: Names = { ...before, ...names };
    const problem = nameProblem(after, userId !== null);
    if (problem) return refuse(customerRefusals, 'bad_name', { reason: problem });
    if (isSame(before, after)) return refuse(customerRefusals, 'not_allowed.same_name');
    if (after.company !== company) await setCompanyName(db, { customerId, before: company, after: after.company });
    const { firstName: first, lastName: last } = after;
    if (userId !== null) await saveSignatory(db, { userId, firstName: first, lastName: last });
    const mail = accountCorrectedMail(account.email, site.tax.numberLabel, correctionsOf(before, after));
    await queueMessages(db, site.code, now, [mail]);
    await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action, details: { before, after } });
    return undefined;
  });
}

/** A customer for whom nobody has signed in has no names of a person. */
function nameProblem({ company, firstName, lastName }: Names, hasUser: boolean): string | undefined {
  if (!isCompanyName(company)) return `Please write a company name of letters, digits and ${companyNameSigns}`;
  if (!isLegalName(company)) return `${translate(legalNameMessage)}.`;
  if (!hasUser) return undefined;
  const badName = [firstName, lastName].some((name) => name.length > maxPersonName || !isPersonName(name));
  return badName ? `Please write first and last name with letters, at most ${maxPersonName} each.` : undefined;
}

const isSame = (a: Names, b: Names) =>
  a.company === b.company && a.firstName === b.firstName && a.lastName === b.lastName;

function correctionsOf(before: Names, after: Names): Correction[] {
  const person = ({ firstName, lastName }: Names) => `${firstName} ${lastName}`.trim();
  const all: Correction[] = [
    { field: 'company', before: before.company, after: after.company },
    { field: 'name', before: person(before), after: person(after) },
  ];
  return all.filter((one) => one.before !== one.after);
}
