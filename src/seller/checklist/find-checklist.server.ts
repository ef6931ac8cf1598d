import { tariffNumberPattern } from '../../catalogue/items/tariff-number.rule.ts';
import { t } from '../../lib/i18n.ts';
import type { GatewayName } from '../../payments/gateways/payment-gateway.ts';
import type { GatewayContext } from '../../payments/gateways/payment-gateways.ts';
import { gateways } from '../../payments/gateways.data.ts';
import type { Services } from '../../server/calls/services.ts';
import { checkSettings } from '../../server/startup/preflight.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { SellerSite } from '../../sites/site.ts';
import type { Check } from './check.data.ts';
import { checklistOf } from './checklist.rule.ts';
import { versionOf } from './confirm-check.server.ts';
import { countForOpening, findConfirmations, findTrials, type StoredTrial } from './opening-checks.db.ts';
import type { ConfirmedFact, Trial, TrialOutcome } from './opening-facts.data.ts';
import { hashTrialSettings } from './trial-settings.server.ts';

/** The services that know the settings of a process. */
export type OpeningTools = Pick<Services, 'env' | 'gateways'>;

export type OpeningContext = GatewayContext & { site: SellerSite };

export async function findChecklist(tools: OpeningTools, context: OpeningContext): Promise<Check[]> {
  const { env } = tools;
  const { database: db, site } = context;
  const of = { site: site.code };
  const [counts] = await countForOpening(db, { ...of, hsnPattern: tariffNumberPattern[site.country].source });
  const [confirmations, trials] = [await findConfirmations(db, of), await findTrials(db, of)];
  if (!counts) throw new Error('nothing was counted');
  return checklistOf({
    site,
    isDemo: env.demo,
    settings: checkSettings(env, [site.code], { ...sites, [site.code]: site }),
    confirmations: confirmations.flatMap(({ subject, version, confirmedAt, confirmedBy }): ConfirmedFact[] =>
      version === versionOf(site, subject, context.now) ? [{ subject, at: confirmedAt, by: confirmedBy }] : [],
    ),
    trials: trials.flatMap((one) =>
      one.settingsHash === hashTrialSettings(env, context.secret, site, one.trial) ? [outcomeOf(one)] : [],
    ),
    gateways: site.onlinePayment.map((name) => ({
      name,
      company: gateways[name].company,
      hasKeys: hasKeys(tools, name, context),
    })),
    allowsSandbox: env.allowSandboxPayments,
    counts,
  });
}

const hasKeys = ({ gateways: configured }: OpeningTools, name: GatewayName, context: OpeningContext) =>
  configured.forPayment(context, { provider: name, sandbox: false }) !== undefined;

/** The outcome of a trial message until now. */
function outcomeOf({ trial, result, sentence, triedAt, triedBy, sentAt, lastError }: StoredTrial): TrialOutcome {
  const about = { trial, at: sentAt ?? triedAt, by: triedBy };
  if (result !== 'waiting') return { ...about, result, sentence };
  if (sentAt) return { ...about, result: 'accepted', sentence: acceptedBy[trial]?.() ?? '' };
  if (lastError) return { ...about, result: 'refused', sentence: t`Not accepted: ${lastError}` };
  return { ...about, result, sentence };
}

const acceptedBy: Readonly<Partial<Record<Trial, () => string>>> = {
  mail: () => t`The mail server has accepted one.`,
  sms: () => t`The SMS gateway has accepted one.`,
};
