import { parseMobile } from '../../account/forms/mobile.rule.ts';
import { minutesAfter } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import type { MessageChannel } from '../../messages/message-channel.data.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import { GatewayRequestError } from '../../payments/gateways/gateway-request-error.ts';
import {
  type GatewayName,
  GatewayUnavailableError,
  type PaymentGateway,
} from '../../payments/gateways/payment-gateway.ts';
import { gateways } from '../../payments/gateways.data.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import { consumeRateLimits } from '../../server/security/rate-limits.server.ts';
import { openingRefusals } from '../seller-refusals.ts';
import type { OpeningContext, OpeningTools } from './find-checklist.server.ts';
import { writeTrial } from './opening-checks.db.ts';
import type { Trial, TrialOutcome } from './opening-facts.data.ts';
import { hashTrialSettings } from './trial-settings.server.ts';

type Tried = Pick<TrialOutcome, 'result' | 'sentence'>;
type TrialContext = OpeningContext & { by: string };

/** A trial message that did not go out by then is not sent any more. */
const messageMinutes = 15;

export async function sendTrialMail(
  { env }: OpeningTools,
  receiver: string,
  context: TrialContext,
): Promise<Refusal<'no_server'> | undefined> {
  const { site, by } = context;
  if (!env.forSite(site.code, 'SMTP_URL')) return refuse(openingRefusals, 'no_server.mail', { site: site.name });
  await limitTrials('mail', context);
  await sendTrial({ env }, { channel: 'mail', receiver, template: 'trial-mail', data: { by } }, context);
  return undefined;
}

export async function sendTrialSms(
  { env }: OpeningTools,
  mobile: string,
  context: TrialContext,
): Promise<Refusal<'mobile' | 'no_server'> | undefined> {
  const { site } = context;
  if (!env.forSite(site.code, 'SMS_URL')) return refuse(openingRefusals, 'no_server.sms', { site: site.name });
  const receiver = parseMobile(mobile, site.country);
  if (!receiver) return refuse(openingRefusals, 'mobile');
  await limitTrials('sms', context);
  await sendTrial({ env }, { channel: 'sms', receiver, template: 'trial-sms', data: {} }, context);
  return undefined;
}

type TrialMessage = {
  channel: MessageChannel;
  receiver: string;
  template: string;
  data: Record<string, unknown>;
};

async function sendTrial(
  { env }: Pick<OpeningTools, 'env'>,
  message: TrialMessage,
  { database, site, secret, now, by }: TrialContext,
): Promise<void> {
  const { channel: trial, receiver } = message;
  const endsAt = minutesAfter(now, messageMinutes);
  await database.transaction(async (db) => {
    const [messageId = null] = await queueMessages(db, site.code, now, [{ ...message, endsAt }]);
    const settingsHash = hashTrialSettings(env, secret, site, trial);
    const tried = { result: 'waiting' as const, sentence: t`It is being sent.` };
    await writeTrial(db, { site: site.code, trial, settingsHash, messageId, ...tried, by, now });
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'settings tried',
      subject: trial,
      details: { receiver },
    });
  });
}

/** Asks the provider for something harmless with the keys of the settings. */
export async function tryKeys(
  { env, gateways: configured }: OpeningTools,
  name: GatewayName,
  context: TrialContext,
): Promise<Tried | Refusal<'no_keys'>> {
  const gateway = configured.forPayment(context, { provider: name, sandbox: false });
  if (!gateway) return refuse(openingRefusals, 'no_keys', { company: gateways[name].company });
  await limitTrials(name, context);
  const { database, site, secret, by, now } = context;
  const tried = await askProvider(gateway);
  const settingsHash = hashTrialSettings(env, secret, site, name);
  await database.transaction(async (db) => {
    await writeTrial(db, { site: site.code, trial: name, settingsHash, messageId: null, ...tried, by, now });
    await recordAudit(db, { ...byStaff(site, { by, now }), action: 'settings tried', subject: name, details: tried });
  });
  return tried;
}

async function askProvider(gateway: PaymentGateway): Promise<Tried> {
  const { company } = gateways[gateway.name];
  try {
    const { isLive } = await gateway.checkKeys();
    if (isLive) return { result: 'accepted', sentence: t`${company} has accepted them, and they are live keys.` };
    return {
      result: 'test keys',
      sentence: t`${company} has accepted them, but they are test keys: no buyer could pay.`,
    };
  } catch (cause) {
    if (cause instanceof GatewayRequestError)
      return { result: 'refused', sentence: t`${company} has refused them (${cause.code}).` };
    if (cause instanceof GatewayUnavailableError)
      return { result: 'refused', sentence: t`${company} was not reached. Please try again.` };
    throw cause;
  }
}

/** Each trial costs money or patience of somebody else's server. */
const limitTrials = (trial: Trial, { database, site }: TrialContext) =>
  consumeRateLimits(database, [{ name: 'opening.trials', max: 10, windowMinutes: 60, key: `${site.code} ${trial}` }]);
