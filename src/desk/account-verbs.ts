import type { AccountDecision } from '../account/account-decision.rule.ts';
import { allowTransfer } from '../account/allow-transfer.server.ts';
import { buyerKindWords } from '../account/buyer-kind.rule.ts';
import { decideAccount } from '../account/decide-account.server.ts';
import { decideAddress } from '../account/decide-address.server.ts';
import { decideTaxNumber } from '../account/decide-tax-number.server.ts';
import { accountForStaff, type StaffAccount, type StaffView, waitingAccounts } from '../account/staff-view.server.ts';
import { formatMoment } from '../lib/dates.ts';
import { Refused } from '../server/refuse.ts';
import { regionName } from '../sites/regions.data.ts';
import type { Site } from '../sites/site.ts';
import type { DeskVerb, DeskWork } from './desk-verb.ts';

const mostListed = 100;

const list: DeskVerb = {
  takes: '',
  does: 'lists the accounts that wait for a decision, the longest waiting first',
  async run({ database, site }) {
    const waiting = await waitingAccounts(database, site, mostListed);
    if (waiting.length === 0) return { said: ['No account waits.'] };
    return { said: waiting.map((account) => inOneLine(account, site)) };
  },
};

const show: DeskVerb = {
  takes: 'EMAIL',
  does: 'shows an account with its tax number and addresses, and what to look at before deciding',
  async run(work, { words: [email = ''] }) {
    const account = await accountForStaff(work.database, work.site, email);
    return account ? { said: inFull(account, work.site) } : unknown(work, email);
  },
};

const unknown = ({ site }: DeskWork, email: string) => ({
  said: [`${site.name} has no account ${email}.`],
  failed: true,
});

function inOneLine(account: StaffView, { calendar }: Site): string {
  const since = account.profileAt ? formatMoment(account.profileAt, calendar.timeZone) : '';
  return [since, account.words, account.company, account.email, ...account.flags].filter(Boolean).join('  ');
}

function inFull(account: StaffAccount, { country, tax, calendar }: Site): string[] {
  const decided = `${formatMoment(account.statusAt, calendar.timeZone)} by ${account.statusBy}`;
  const verified = (is: boolean) => (is ? 'verified' : 'not verified');
  const approvals = ['', 'new', 'verified', 'rejected'];
  return [
    `${account.company}, ${account.name}`,
    ...(account.buyerKind ? [buyerKindWords[account.buyerKind].name] : []),
    `${account.words}${account.statusReason ? `: ${account.statusReason}` : ''} (${decided})`,
    `${account.email} (${verified(account.emailVerified)}), ${account.mobile ?? 'no mobile number'}`,
    account.taxNumber ? `${tax.numberLabel} ${account.taxNumber} (${verified(account.taxVerified)})` : 'no profile yet',
    ...(account.transferAllowedBy === null ? [] : [`may pay by bank transfer (${account.transferAllowedBy})`]),
    ...(account.pendingTaxNumber && account.pendingSince
      ? [
          `${tax.numberLabel} ${account.pendingTaxNumber} (not verified), given ${formatMoment(account.pendingSince, calendar.timeZone)}`,
        ]
      : []),
    ...account.flags.map((flag) => `LOOK: ${flag}`),
    ...account.addresses.map((one) => {
      const place = [one.line, one.cityName, one.pincode, regionName(country, one.regionId)].filter(Boolean).join(', ');
      return `address ${one.id}, ${one.purpose}${one.isDefault ? ', default' : ''}, ${approvals[one.approvalStatus]}: ${place}`;
    }),
  ];
}

const decide = (decision: AccountDecision, takes: string, does: string): DeskVerb => ({
  takes,
  does,
  async run(work, { words: [email = ''], reason }) {
    const { database, site, by, now } = work;
    const refused = await decideAccount(database, site, { email, decision, reason, by, now });
    if (refused) return { said: [refused.message], failed: true };
    const account = await accountForStaff(database, site, email);
    return {
      said: account
        ? [`${account.email} is ${account.words} now.`, ...account.flags.map((flag) => `LOOK: ${flag}`)]
        : [],
    };
  },
});

const judge = (verified: boolean, takes: string, does: string): DeskVerb => ({
  takes,
  does,
  async run({ database, site, by, now }, { words: [id = ''], reason }) {
    const addressId = /^\d{1,15}$/.test(id) ? Number(id) : 0;
    const refused = await decideAddress(database, site, { addressId, verified, reason, by, now });
    if (refused) return { said: [refused.message], failed: true };
    return { said: [`Address ${addressId} is ${verified ? 'verified' : 'rejected'} now.`] };
  },
});

const transfer = (allowed: boolean, does: string): DeskVerb => ({
  takes: 'EMAIL [--note "…"]',
  does,
  async run({ database, site, by, now }, { words: [email = ''], note }) {
    const refused = await allowTransfer(database, site, { email, allowed, note, by, now });
    if (refused) return { said: [refused.message], failed: true };
    return { said: [`${email} may ${allowed ? 'pay' : 'no longer pay'} by bank transfer.`] };
  },
});

export const accountVerbs = {
  list,
  show,
  approve: decide('approve', 'EMAIL', 'makes an account Active and verifies its tax number and billing address'),
  approval: decide(
    'approval',
    'EMAIL',
    'verifies the papers; the commercial approval is outstanding (Approval Pending)',
  ),
  reject: decide('reject', 'EMAIL --reason "…"', 'puts an account back to Verification Pending; the buyer reads why'),
  hold: decide('hold', 'EMAIL --reason "…"', 'puts an account on hold; the buyer reads why'),
  'allow-transfer': transfer(true, 'lets an Active account pay by bank transfer before dispatch'),
  'disallow-transfer': transfer(false, 'no longer lets an Active account pay by bank transfer'),
};

const judgeNumber = (verified: boolean, takes: string, does: string): DeskVerb => ({
  takes,
  does,
  async run({ database, site, by, now }, { words: [email = ''], reason }) {
    const decided = await decideTaxNumber(database, site, { email, verified, reason, by, now });
    if (decided instanceof Refused) return { said: [decided.message], failed: true };
    const { numberLabel } = site.tax;
    return {
      said: [
        `${numberLabel} ${decided.asked} is ${verified ? 'verified' : 'rejected'}; tax follows ${decided.counts} now.`,
      ],
    };
  },
});

export const taxNumberVerbs = {
  verify: judgeNumber(true, 'EMAIL', 'verifies the tax number that a buyer has changed to: from now on tax follows it'),
  reject: judgeNumber(false, 'EMAIL --reason "…"', 'rejects it; the number before stays, the buyer reads why'),
};

export const addressVerbs = {
  verify: judge(true, 'ID', 'verifies an address'),
  reject: judge(false, 'ID --reason "…"', 'rejects an address; the buyer reads why'),
};
