import { t } from '../../lib/i18n.js';
                                                                              
                                                                                                   
import { gateways } from '../../payments/gateways.data.js';
                                                                   
                                                      
import { checkSettings } from '../../server/startup/preflight.server.js';
                                                      
import {             checklistOf } from './checklist.rule.js';
import { versionOf } from './confirm-check.server.js';
import { countForOpening, findConfirmations, findTrials,                  } from './opening-checks.db.js';
                                                                                 
import { hashTrialSettings } from './trial-settings.server.js';

/** What a process knows of its settings. */
                                                                   

export async function findChecklist(
  db    ,
  tools              ,
  site            ,
  context                ,
)                   {
  const { env } = tools;
  const of = { site: site.code };
  const [counts] = await countForOpening(db, of);
  const [confirmations, trials] = [await findConfirmations(db, of), await findTrials(db, of)];
  if (!counts) throw new Error('nothing was counted');
  return checklistOf({
    site,
    isDemo: env.demo,
    settings: checkSettings(env, [site.code]),
    confirmations: confirmations.flatMap(({ subject, version, confirmedAt, confirmedBy })                 =>
      version === versionOf(site, subject, context.now) ? [{ subject, at: confirmedAt, by: confirmedBy }] : [],
    ),
    trials: trials.flatMap((one) =>
      one.settingsHash === hashTrialSettings(env, context.secret, site, one.trial) ? [outcomeOf(one)] : [],
    ),
    gateways: site.onlinePayment.map((name) => ({
      ...{ name, company: gateways[name].company, hasKeys: hasKeys(tools, site, name, context) },
    })),
    allowsSandbox: env.allowSandboxPayments,
    counts,
  });
}

const hasKeys = (
  { gateways: configured }              ,
  site            ,
  name             ,
  context                ,
) => configured.forPayment(context, site, { provider: name, sandbox: false }) !== undefined;

/** Of a message, what became of it until now. */
function outcomeOf({ trial, result, sentence, triedAt, triedBy, sentAt, lastError }             )               {
  const about = { trial, at: sentAt ?? triedAt, by: triedBy };
  if (result !== 'waiting') return { ...about, result, sentence };
  if (sentAt) return { ...about, result: 'accepted', sentence: acceptedBy[trial]?.() ?? '' };
  if (lastError) return { ...about, result: 'refused', sentence: t`Not accepted: ${lastError}` };
  return { ...about, result, sentence };
}

const acceptedBy                                                 = {
  mail: () => t`The mail server has accepted one.`,
  sms: () => t`The SMS gateway has accepted one.`,
};
