import { accountTemplates } from './account/account.mail.ts';
import { accountCorrectedTemplates } from './account/customers/account-corrected.mail.ts';
import { deleteExpiredAccountData } from './account/delete-expired.server.ts';
import { deleteRemovedPapers } from './account/papers/delete-removed-papers.server.ts';
import { numberPendingChanges } from './api/changes/number-changes.server.ts';
import { deleteOldWebhooks, deliverWebhooks } from './api/webhooks/deliver-webhooks.server.ts';
import { endpointRulesOf } from './api/webhooks/endpoint-address.server.ts';
import { webhookTemplates } from './api/webhooks/webhook-switched-off.mail.ts';
import { deleteRemovedPictures } from './catalogue/pictures/delete-removed-pictures.server.ts';
import { readItemsAgain } from './catalogue/readings/read-again.server.ts';
import { deleteOldSearches, writeSearchLog } from './catalogue/search-log/search-log.server.ts';
import { mailStockAlerts } from './catalogue/stock-alerts/mail-stock-alerts.server.ts';
import { stockAlertTemplates } from './catalogue/stock-alerts/stock-alert.mail.ts';
import { endTaxRates } from './catalogue/tax-rates/end-tax-rates.server.ts';
import { contentMailTemplates } from './content/contact/contact.mail.ts';
import { clearImports } from './imports/run/clear-imports.server.ts';
import { workOnImports } from './imports/run/work-on-imports.server.ts';
import { createTransports } from './messages/create-transports.server.ts';
import type { TemplateConfig } from './messages/render-message.server.ts';
import { sendPendingMessages } from './messages/send-messages.server.ts';
import { deleteRemovedDeliveryNotes } from './orders/delivery-notes/delete-removed-notes.server.ts';
import { registerDueEInvoices } from './orders/e-documents/register-e-invoices.server.ts';
import { orderTemplates } from './orders/orders.mail.ts';
import { deleteLostReturnPictures } from './orders/returns/delete-lost-pictures.server.ts';
import { createOutsideServices } from './outside-services.server.ts';
import { accountApprovedTemplates } from './payments/credit/account-approved.mail.ts';
import { creditTermsTemplates } from './payments/credit/credit-terms.mail.ts';
import { sendDueLetters } from './payments/dunning/due-letters.server.ts';
import { dunningTemplates } from './payments/dunning/dunning.mail.ts';
import { processPayments } from './payments/online-payments/process-payments.server.ts';
import { paymentTemplates } from './payments/online-payments/refund.mail.ts';
import { receiptTemplates } from './payments/receipts/receipt.mail.ts';
import { deliverToOwnPort, sendSandboxWebhooks } from './payments/sandbox/send-sandbox-webhooks.server.ts';
import { deleteOld } from './privacy/delete-old.server.ts';
import { expireQuotes } from './rfi/quotes/expire-quotes.server.ts';
import { remindOfEndingQuotes } from './rfi/quotes/remind-buyer.server.ts';
import { rfiTemplates } from './rfi/rfi-templates.mail.ts';
import { trialTemplates } from './seller/checklist/trial-message.mail.ts';
import { deleteLostFiles } from './seller/files/delete-lost-files.server.ts';
import type { ServerContext } from './server/calls/define-call.server.ts';
import type { Env } from './server/env.server.ts';
import { leaseJobs } from './server/jobs/job-leases.server.ts';
import { type Job, startJobs } from './server/jobs/jobs.server.ts';
import { purgeExpired } from './server/jobs/purge-expired.server.ts';
import { type SellerSite, type SiteCode, siteCodes } from './sites/site.ts';

export function templateConfigOf({ siteHosts }: Env): TemplateConfig {
  return {
    templates: {
      ...accountTemplates,
      ...accountCorrectedTemplates,
      ...paymentTemplates,
      ...creditTermsTemplates,
      ...accountApprovedTemplates,
      ...receiptTemplates,
      ...dunningTemplates,
      ...orderTemplates,
      ...rfiTemplates,
      ...contentMailTemplates,
      ...stockAlertTemplates,
      ...webhookTemplates,
      ...trialTemplates,
    },
    addressOf: (site) => siteHosts[site].address,
  };
}

/** Each job runs in one of the processes that share a database. */
export function startStoreJobs(
  env: Env,
  server: Pick<ServerContext, 'database' | 'secret' | 'log' | 'clock' | 'sites' | 'refreshSites'>,
  { gateways, paperStorages, invoicePortals } = createOutsideServices(env),
): { stop(): Promise<void> } {
  const transports = createTransports(env, server.sites);
  const sendContext = { ...templateConfigOf(env), ...server, transports };
  const deliver = deliverToOwnPort(env);
  const deliveryContext = { ...server, rules: endpointRulesOf(env), siteOf: (code: SiteCode) => server.sites[code] };
  const paymentContext = () => ({ ...server, now: server.clock() });
  const stopping = new AbortController();
  const everySite = (run: (site: SellerSite) => Promise<unknown>) => async () => {
    for (const code of siteCodes) await run(server.sites[code]);
  };
  const list: readonly Job[] = [
    {
      name: 'take over what the seller changed',
      intervalMs: 10_000,
      isForEachProcess: true,
      run: () => server.refreshSites(),
    },
    { name: 'send messages', intervalMs: 1000, run: () => sendPendingMessages(sendContext) },
    {
      name: 'number changes',
      intervalMs: 1000,
      run: () => numberPendingChanges(server.database, server.clock()),
    },
    { name: 'deliver webhooks', intervalMs: 1000, run: () => deliverWebhooks(deliveryContext) },
    {
      name: 'finish payments',
      intervalMs: 2000,
      run: everySite((site) => processPayments({ ...paymentContext(), gateways, site })),
    },
    {
      name: 'send webhooks of the sandbox',
      intervalMs: 1000,
      run: () => sendSandboxWebhooks(paymentContext(), deliver),
    },
    {
      name: 'register e-invoices',
      intervalMs: 2000,
      run: everySite((site) => registerDueEInvoices(invoicePortals, server, site)),
    },
    {
      name: 'end tax rates',
      intervalMs: 60_000,
      run: everySite((site) => endTaxRates(server.database, site, server.clock())),
    },
    {
      name: 'read designations again',
      intervalMs: 86_400_000,
      firstRunAfterMs: 600_000,
      run: everySite((site) => readItemsAgain({ ...server, stopping: stopping.signal }, site)),
    },
    {
      name: 'end quotes',
      intervalMs: 60_000,
      run: everySite((site) => expireQuotes(server.database, site, server.clock())),
    },
    {
      name: 'remind of quotes that end',
      intervalMs: 600_000,
      run: everySite((site) => remindOfEndingQuotes(server.database, site, server.clock())),
    },
    {
      name: 'remind of unpaid invoices',
      intervalMs: 3_600_000,
      run: everySite((site) => sendDueLetters(server.database, site, server.clock())),
    },
    {
      name: 'forget what is over',
      intervalMs: 3_600_000,
      async run() {
        await deleteExpiredAccountData(server.database, env.sessionDays, server.clock());
        await purgeExpired(server.database, server.clock());
      },
    },
    {
      name: 'delete what is old',
      intervalMs: 3_600_000,
      async run() {
        await deleteOld(server.database, env, server.clock());
        await deleteOldSearches(server.database, env.searchDays, server.clock());
        await deleteOldWebhooks(server.database, env.webhookDays, server.clock());
      },
    },
    {
      name: 'tell who waits for stock',
      intervalMs: 20_000,
      run: everySite((site) => mailStockAlerts(server.database, site, server.clock())),
    },
    {
      name: 'count searches',
      intervalMs: 30_000,
      isForEachProcess: true,
      run: () => writeSearchLog(server.database),
    },
    {
      name: 'delete removed pictures',
      intervalMs: 600_000,
      run: () => deleteRemovedPictures(server.database, paperStorages, server.clock()),
    },
    {
      name: 'delete lost photos of returns',
      intervalMs: 3_600_000,
      run: () => deleteLostReturnPictures(server.database, paperStorages, server.clock()),
    },
    {
      name: 'delete removed delivery notes',
      intervalMs: 600_000,
      run: () => deleteRemovedDeliveryNotes(server.database, paperStorages, server.clock()),
    },
    {
      name: 'delete files that never arrived',
      intervalMs: 3_600_000,
      run: () => deleteLostFiles(server.database, paperStorages, server.clock()),
    },
    {
      name: 'delete removed papers',
      intervalMs: 600_000,
      run: () => deleteRemovedPapers(server.database, paperStorages, server.clock()),
    },
    // A job for each site, so that a long import does not hold up another site's.
    ...siteCodes.map((code) => ({
      name: `import files of ${code}`,
      intervalMs: 1000,
      run: () => workOnImports({ ...server, env, stopping: stopping.signal }, server.sites[code]),
    })),
    {
      name: 'delete files of imports',
      intervalMs: 600_000,
      run: everySite((site) => clearImports(server.database, site, server.clock())),
    },
  ];
  const leased = list.filter(({ isForEachProcess }) => !isForEachProcess).map(({ name }) => name);
  const jobs = startJobs(list, server.log, leaseJobs(server.database, leased, server.log));
  return {
    async stop() {
      stopping.abort();
      await jobs.stop();
      for (const transport of transports.values()) transport.close();
    },
  };
}
