import { addressApprovals } from '../account/addresses/address-approval.ts';
import { buyerKindLabels } from '../account/buyer-kind.rule.ts';
import { decideAccount } from '../account/customers/decide-account.server.ts';
import { decideAddress } from '../account/customers/decide-address.server.ts';
import { decideTaxNumber } from '../account/customers/decide-tax-number.server.ts';
import { setTransferPermission } from '../account/customers/set-transfer-permission.server.ts';
import {
  accountForStaff,
  type StaffAccount,
  type StaffView,
  waitingAccounts,
} from '../account/customers/staff-view.server.ts';
import type { AccountDecision } from '../account/permissions/account-decision.rule.ts';
import { decideRegistration } from '../account/registration-decisions/decide-registration.server.ts';
import { principalAddress } from '../account/registrations/registrations.server.ts';
import {
  registrationStanding,
  registrationStandingLabels,
} from '../account/tax-registration/registration-standing.rule.ts';
import { type CustomerRegistration, findRegistrations } from '../account/tax-registration/registrations.db.ts';
import { normalizeTaxNumber } from '../account/tax-registration/tax-number.rule.ts';
import { formatDateTime } from '../lib/dates.ts';
import { Refusal } from '../server/refuse.server.ts';
import { regionName } from '../sites/regions.data.ts';
import type { Site } from '../sites/site.ts';
import { accountSettingsCommands, settingsInLines, unknownAccount } from './account-settings-commands.server.ts';
import { type DeskCommand, failure } from './desk-command.ts';

const maxListed = 100;

const list: DeskCommand = {
  usage: '',
  summary: 'lists accounts awaiting a decision, longest waiting first',
  async run({ database, site }) {
    const waiting = await waitingAccounts(database, site, maxListed);
    if (waiting.length === 0) return { lines: ['No accounts are waiting.'] };
    return { lines: waiting.map((account) => inOneLine(account, site)) };
  },
};

const show: DeskCommand = {
  usage: 'EMAIL',
  summary: 'shows an account with its tax number and addresses, and what to check before deciding',
  async run(context, { positionals: [email = ''] }) {
    const { database, site } = context;
    const account = await accountForStaff(database, site, email);
    if (!account) return unknownAccount(context, email);
    const { customerId } = account;
    const registrations = await findRegistrations(database, { customerId });
    const further = registrations.filter(({ isDefault }) => !isDefault).map((one) => registrationInLine(one, site));
    return { lines: [...inFull(account, site), ...further, ...(await settingsInLines(context, customerId))] };
  },
};

function inOneLine(account: StaffView, { calendar }: Site): string {
  const since = account.profileAt ? formatDateTime(account.profileAt, calendar.timeZone) : '';
  return [since, account.statusLabel, account.company, account.email, ...account.flags].filter(Boolean).join('  ');
}

function inFull(account: StaffAccount, { country, tax, calendar }: Site): string[] {
  const decided = `${formatDateTime(account.statusAt, calendar.timeZone)} by ${account.statusBy}`;
  const verified = (is: boolean) => (is ? 'verified' : 'not verified');
  return [
    `${account.company}, ${account.name}`,
    ...(account.buyerKind ? [buyerKindLabels[account.buyerKind].name] : []),
    `${account.statusLabel}${account.statusReason ? `: ${account.statusReason}` : ''} (${decided})`,
    `${account.email} (${verified(account.emailVerified)}), ${account.mobile ?? 'no mobile number'}`,
    account.taxNumber ? `${tax.numberLabel} ${account.taxNumber} (${verified(account.taxVerified)})` : 'no profile yet',
    ...(account.transferAllowedBy === null ? [] : [`may pay by bank transfer (${account.transferAllowedBy})`]),
    ...(account.pendingTaxNumber && account.pendingSince
      ? [
          `${tax.numberLabel} ${account.pendingTaxNumber} (not verified), given ${formatDateTime(account.pendingSince, calendar.timeZone)}`,
        ]
      : []),
    ...account.flags.map((flag) => `LOOK: ${flag}`),
    ...account.addresses.map((one) => {
      const place = [one.line, one.cityName, one.pincode, regionName(country, one.regionId)].filter(Boolean).join(', ');
      return `address ${one.id}, ${one.purpose}${one.isDefault ? ', default' : ''}, ${addressApprovals[one.approvalStatus]}: ${place}`;
    }),
  ];
}

function registrationInLine(registration: CustomerRegistration, site: Site): string {
  const { number, legalName, regionId, line, cityName, pincode, refusedReason } = registration;
  const standing = registrationStandingLabels[registrationStanding(registration)];
  const why = refusedReason ? `: ${refusedReason}` : '';
  const place = { line: line ?? '', cityName: cityName ?? '', pincode: pincode ?? '', regionId };
  return `registration ${number} (${standing}${why}): ${legalName}, ${principalAddress(place, site)}`;
}

const decide = (decision: AccountDecision, usage: string, summary: string): DeskCommand => ({
  usage,
  summary,
  async run(context, { positionals: [email = ''], reason }) {
    const { database, site, by, now } = context;
    const refused = await decideAccount(database, site, { email, decision, reason, by, now });
    if (refused) return failure(refused.message);
    const account = await accountForStaff(database, site, email);
    return {
      lines: account
        ? [`${account.email} is ${account.statusLabel} now.`, ...account.flags.map((flag) => `LOOK: ${flag}`)]
        : [],
    };
  },
});

const decideAddressCommand = (verified: boolean, usage: string, summary: string): DeskCommand => ({
  usage,
  summary,
  async run({ database, site, by, now }, { positionals: [id = ''], reason }) {
    const addressId = /^\d{1,15}$/.test(id) ? Number(id) : 0;
    const refused = await decideAddress(database, site, { addressId, verified, reason, by, now });
    if (refused) return failure(refused.message);
    return { lines: [`Address ${addressId} is ${verified ? 'verified' : 'rejected'} now.`] };
  },
});

const transfer = (allowed: boolean, summary: string): DeskCommand => ({
  usage: 'EMAIL [--note "…"]',
  summary,
  async run({ database, site, by, now }, { positionals: [email = ''], note }) {
    const refused = await setTransferPermission(database, site, { email, allowed, note, by, now });
    if (refused) return failure(refused.message);
    return { lines: [`${email} may ${allowed ? 'pay' : 'no longer pay'} by bank transfer.`] };
  },
});

export const accountCommands = {
  ...accountSettingsCommands,
  list,
  show,
  approve: decide('approve', 'EMAIL', 'makes an account Active and verifies its tax number and billing address'),
  approval: decide('approval', 'EMAIL', 'verifies the documents but not yet the commercial terms (Approval Pending)'),
  reject: decide(
    'reject',
    'EMAIL --reason "…"',
    'moves an account back to Verification Pending and emails the buyer why',
  ),
  hold: decide('hold', 'EMAIL --reason "…"', 'puts an account on hold and emails the buyer why'),
  'allow-transfer': transfer(true, 'lets an Active account pay by bank transfer before dispatch'),
  'disallow-transfer': transfer(false, 'no longer lets an Active account pay by bank transfer'),
};

const decideNumberCommand = (verified: boolean, usage: string, summary: string): DeskCommand => ({
  usage,
  summary,
  async run({ database, site, by, now }, { positionals: [email = ''], reason }) {
    const decided = await decideTaxNumber(database, site, { email, verified, reason, by, now });
    if (decided instanceof Refusal) return failure(decided.message);
    const { numberLabel } = site.tax;
    return {
      lines: [
        `${numberLabel} ${decided.requestedNumber} is ${verified ? 'verified' : 'rejected'}; tax follows ${decided.effectiveNumber} now.`,
      ],
    };
  },
});

export const taxNumberCommands = {
  verify: decideNumberCommand(true, 'EMAIL', 'verifies a changed tax number, which tax follows from now on'),
  reject: decideNumberCommand(false, 'EMAIL --reason "…"', 'rejects a changed tax number and emails the buyer why'),
};

const decideRegistrationCommand = (verified: boolean, usage: string, summary: string): DeskCommand => ({
  acceptsMore: true,
  usage,
  summary,
  async run(context, { positionals: [email = '', typed = ''], reason }) {
    const { database, site, by, now } = context;
    const account = await accountForStaff(database, site, email);
    if (!account) return unknownAccount(context, email);
    const number = normalizeTaxNumber(typed);
    const registrations = await findRegistrations(database, account);
    const found = registrations.find((one) => !one.isDefault && one.number === number);
    if (!found) return failure(`${account.email} has no further registration '${typed}'; see: account show EMAIL`);
    const seen = { number, standing: registrationStanding(found) };
    const decision = { email: account.email, registrationId: found.id, verified, reason, seen, by, now };
    const refused = await decideRegistration(database, site, decision);
    if (refused) return failure(refused.message);
    return { lines: [`${site.tax.numberLabel} ${number} is ${verified ? 'verified' : 'rejected'} now.`] };
  },
});

export const registrationCommands = {
  verify: decideRegistrationCommand(true, 'EMAIL NUMBER', 'verifies a further registration'),
  reject: decideRegistrationCommand(
    false,
    'EMAIL NUMBER --reason "…"',
    'rejects a further registration and emails the buyer why',
  ),
};

export const addressCommands = {
  verify: decideAddressCommand(true, 'ID', 'verifies an address'),
  reject: decideAddressCommand(false, 'ID --reason "…"', 'rejects an address and emails the buyer why'),
};
