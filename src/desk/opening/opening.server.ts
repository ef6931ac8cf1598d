import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { plural } from '../../lib/i18n.ts';
import { confirmCheck, takeBackConfirmation, versionOf } from '../../seller/checklist/confirm-check.server.ts';
import { findChecklist } from '../../seller/checklist/find-checklist.server.ts';
import { closeShop, type Opened, openShop } from '../../seller/checklist/open-shop.server.ts';
import { sendTrialMail, sendTrialSms, tryKeys } from '../../seller/checklist/try-out.server.ts';
import { lastOpening } from '../../seller/opening/open-site.server.ts';
import { beginVisit } from '../../seller/preview-facts.server.ts';
import { defineDeskCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import {
  closeShopAtDesk,
  confirmCheckAtDesk,
  openingAtDesk,
  openShopAtDesk,
  takeBackCheckAtDesk,
  tryKeysAtDesk,
  tryMailAtDesk,
  trySmsAtDesk,
  visitShopAtDesk,
} from './opening.contract.ts';

const requires = staffPermissionTo('open-shop');
const done = (message: string) => ({ success: true as const, message });

export const openingCall = defineDeskCall(openingAtDesk, { requires }, async (_request, context) => {
  const { db, site, now } = context;
  const checks = await findChecklist(context.services, context);
  const last = await lastOpening(db, site);
  return {
    success: true as const,
    isOpen: site.isOpen,
    since: last?.since ?? null,
    changedBy: last?.changedBy ?? null,
    checks: checks.map(({ confirms = null, trial = null, isWaiting = false, ...check }) => ({
      ...check,
      confirms,
      version: confirms && versionOf(site, confirms, now),
      trial,
      isWaiting,
    })),
  };
});

export const confirmCheckCall = defineDeskCall(
  confirmCheckAtDesk,
  { requires },
  async ({ subject, version }, { database, site, by, now }) => {
    const refused = await confirmCheck(database, site, { subject, version, by, now });
    return refused ?? done('Confirmed under your name.');
  },
);

export const takeBackCheckCall = defineDeskCall(
  takeBackCheckAtDesk,
  { requires },
  async ({ subject }, { database, site, by, now }) => {
    const refused = await takeBackConfirmation(database, site, { subject, by, now });
    return refused ?? done('Taken back.');
  },
);

export const tryMailCall = defineDeskCall(tryMailAtDesk, { requires }, async (_request, context) => {
  const { email } = context.staff;
  return (await sendTrialMail(context.services, email, context)) ?? done(`A trial mail goes to ${email}.`);
});

export const trySmsCall = defineDeskCall(trySmsAtDesk, { requires }, async ({ mobile }, context) => {
  const refused = await sendTrialSms(context.services, mobile, context);
  return refused ?? done('A trial SMS is being sent.');
});

export const tryKeysCall = defineDeskCall(tryKeysAtDesk, { requires }, async ({ gateway }, context) => {
  const tried = await tryKeys(context.services, gateway, context);
  return tried instanceof Refusal ? tried : done(tried.sentence);
});

export const visitShopCall = defineDeskCall(
  visitShopAtDesk,
  { requires, transaction: true },
  async (_request, context) => {
    const { db, database, site, by, now, services } = context;
    await recordAudit(db, { ...byStaff(site, { by, now }), action: 'closed shop visited', subject: site.name });
    const path = await beginVisit(database, site, now);
    return { success: true as const, address: services.addressOf(site.code) + path };
  },
);

export const openShopCall = defineDeskCall(openShopAtDesk, { requires }, async ({ since: seen }, context) => {
  const { site, refreshSites } = context;
  const opened = await openShop(context.services, { ...context, seen });
  if (opened instanceof Refusal) return opened;
  await refreshSites();
  return done(openedMessage(site.name, opened));
});

export const closeShopCall = defineDeskCall(closeShopAtDesk, { requires }, async ({ since: seen }, context) => {
  const { site, refreshSites } = context;
  const refused = await closeShop({ ...context, seen });
  if (refused) return refused;
  await refreshSites();
  return done(`${site.name} is closed. Visitors see that it opens soon.`);
});
function openedMessage(name: string, { cancelled, left }: Opened): string {
  const sentences = [
    `${name} is open.`,
    ...(cancelled > 0 ? [`${plural(cancelled, 'test order')} cancelled.`] : []),
    ...(left.length > 0 ? [`Not cancelled: ${left.join(', ')}. Please cancel them by hand.`] : []),
  ];
  return sentences.join(' ');
}
