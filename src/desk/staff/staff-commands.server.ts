import { renderUnicodeCompact } from 'uqr';
import { type StaffRole, staffRoles } from '../../account/permissions/permissions.rule.ts';
import { addStaff, createPassword } from '../../account/staff/add-staff.server.ts';
import { findStaffOnSite } from '../../account/staff/list-staff.server.ts';
import { removeStaff } from '../../account/staff/remove-staff.server.ts';
import { resetStaffSignIn } from '../../account/staff/reset-staff-sign-in.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { loadSecretKey } from '../../server/database/installation.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { SellerSite } from '../../sites/site.ts';
import { removedMessage } from './staff-list.server.ts';

type CommandContext = {
  database: Database;
  site: SellerSite;
  /** The name that is recorded in the audit trail. */
  by: string;
  now: Date;
  secretKey?: string | undefined;
};

export type CommandResult = { lines: readonly string[]; failed?: boolean };

export type StaffCommand = {
  /** The words that follow the verb, such as 'EMAIL'. */
  usage: string;
  /** The fewest and the most words that follow the verb. */
  words: readonly [fewest: number, most: number];
  summary: string;
  run(context: CommandContext, words: readonly string[], name: string): Promise<CommandResult>;
};

const failure = (why: string): CommandResult => ({ lines: [why], failed: true });

const list: StaffCommand = {
  usage: '',
  words: [0, 0],
  summary: 'lists who works for this site, or did, with their roles on it',
  async run({ database, site }) {
    const people = await findStaffOnSite(database, site);
    if (people.length === 0) return { lines: ['Nobody works for this site yet.'] };
    return {
      lines: people.map(
        ({ email, name, roles, removed }) => `${email}  ${name}  ${removed ? 'removed' : roles.join(', ')}`,
      ),
    };
  },
};

const add: StaffCommand = {
  usage: 'EMAIL ROLE… --name "…"',
  words: [1, 1 + staffRoles.length],
  summary: `adds a person (${staffRoles.join(', ')}), brings a removed one back, or replaces their roles on this site; prints password and authenticator code once`,
  async run({ database, site, secretKey, by, now }, [email = '', ...roles], name) {
    const unknown = roles.find((role) => !staffRoles.includes(role as StaffRole));
    if (unknown !== undefined) return failure(`There is no role '${unknown}'; write ${staffRoles.join(', ')}.`);
    const password = createPassword();
    const secret = await loadSecretKey(database, secretKey);
    const person = { email, name, password, roles: roles as StaffRole[], administrator: undefined, by, now };
    const added = await addStaff(database, site, secret, person);
    if (added instanceof Refusal) return failure(added.message);
    if (added.totpUri === undefined) return { lines: [`${email} is ${roles.join(', ')} on ${site.name} now.`] };
    return { lines: handover(added.name, email, password, added.totpUri) };
  },
};

const renew: StaffCommand = {
  usage: 'EMAIL',
  words: [1, 1],
  summary:
    'gives a person a new password and authenticator code, prints both once, ends their sessions, removes their passkeys',
  async run({ database, site, secretKey, by, now }, [email = '']) {
    const password = createPassword();
    const secret = await loadSecretKey(database, secretKey);
    const wanted = { email, password, administrator: undefined, by, now };
    const renewed = await resetStaffSignIn(database, site, secret, wanted);
    if (renewed instanceof Refusal) return failure(renewed.message);
    return { lines: handover(renewed.name, email, password, renewed.totpUri) };
  },
};

const handover = (name: string, email: string, password: string, totpUri: string): string[] => [
  `${name} signs in at /desk with ${email} and the password ${password}`,
  'and the code of an authenticator app that has scanned this. Neither is shown again.',
  renderUnicodeCompact(totpUri),
  totpUri,
];

const remove: StaffCommand = {
  usage: 'EMAIL',
  words: [1, 1],
  summary: 'removes a person from this site; who works for no other is signed out and can no longer sign in',
  async run({ database, site, by, now }, [email = '']) {
    const removed = await removeStaff(database, site, { email, administrator: undefined, by, now });
    if (removed instanceof Refusal) return failure(removed.message);
    return { lines: [await removedMessage(database, site, removed.name)] };
  },
};

/** The commands are for whoever cannot sign in at the desk, or has nobody there yet. */
export const staffCommands: Readonly<Record<string, StaffCommand>> = { list, add, renew, remove };
