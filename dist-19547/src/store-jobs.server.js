import { accountTemplates } from './account/account.mail.js';
import { accountCorrectedTemplates } from './account/customers/account-corrected.mail.js';
import { deleteExpiredAccountData } from './account/delete-expired.server.js';
import { deleteRemovedPapers } from './account/papers/delete-removed-papers.server.js';
import { numberPendingChanges } from './api/changes/number-changes.server.js';
import { deleteOldWebhooks, deliverWebhooks } from './api/webhooks/deliver-webhooks.server.js';
import { endpointRulesOf } from './api/webhooks/endpoint-address.server.js';
import { webhookTemplates } from './api/webhooks/webhook-switched-off.mail.js';
import { deleteRemovedPictures } from './catalogue/pictures/delete-removed-pictures.server.js';
import { writeSearchLog } from './catalogue/search-log/search-log.server.js';
import { mailStockAlerts } from './catalogue/stock-alerts/mail-stock-alerts.server.js';
import { stockAlertTemplates } from './catalogue/stock-alerts/stock-alert.mail.js';
import { endTaxRates } from './catalogue/tax-rates/end-tax-rates.server.js';
import { contentMailTemplates } from './content/contact/contact.mail.js';
import { clearImports } from './imports/run/clear-imports.server.js';
import { workOnImports } from './imports/run/work-on-imports.server.js';
import { createTransports } from './messages/create-transports.server.js';
                                                                          
import { sendPendingMessages } from './messages/send-messages.server.js';
import { deleteRemovedDeliveryNotes } from './orders/delivery-notes/delete-removed-notes.server.js';
import { registerDueEInvoices } from './orders/e-documents/register-e-invoices.server.js';
import { orderTemplates } from './orders/orders.mail.js';
import { deleteLostReturnPictures } from './orders/returns/delete-lost-pictures.server.js';
import { createOutsideServices } from './outside-services.server.js';
import { accountApprovedTemplates } from './payments/credit/account-approved.mail.js';
import { creditTermsTemplates } from './payments/credit/credit-terms.mail.js';
import { sendDueLetters } from './payments/dunning/due-letters.server.js';
import { dunningTemplates } from './payments/dunning/dunning.mail.js';
import { processPayments } from './payments/online-payments/process-payments.server.js';
import { paymentTemplates } from './payments/online-payments/refund.mail.js';
import { receiptTemplates } from './payments/receipts/receipt.mail.js';
import { deliverToOwnPort, sendSandboxWebhooks } from './payments/sandbox/send-sandbox-webhooks.server.js';
import { expireQuotes } from './rfi/quotes/expire-quotes.server.js';
import { remindOfEndingQuotes } from './rfi/quotes/remind-buyer.server.js';
import { rfiTemplates } from './rfi/rfi-templates.mail.js';
import { trialTemplates } from './seller/checklist/trial-message.mail.js';
import { deleteLostFiles } from './seller/files/delete-lost-files.server.js';
                                                                          
                                                  
import { startJobs } from './server/jobs/jobs.server.js';
import { purgeExpired } from './server/jobs/purge-expired.server.js';
import {                                 siteCodes } from './sites/site.js';

export function templateConfigOf({ siteHosts }     )                 {
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

/** Safe to run in several processes. */
export function startStoreJobs(
  env     ,
  server                                                                                         ,
  { gateways, paperStorages, invoicePortals } = createOutsideServices(env),
)                            {
  const transports = createTransports(env, server.sites);
  const sendContext = { ...templateConfigOf(env), ...server, transports };
  const deliver = deliverToOwnPort(env);
  const deliveryContext = { ...server, rules: endpointRulesOf(env), siteOf: (code          ) => server.sites[code] };
  const paymentContext = () => ({ ...server, now: server.clock() });
  const stopping = new AbortController();
  const everySite = (run                                        ) => async () => {
    for (const code of siteCodes) await run(server.sites[code]);
  };
  const jobs = startJobs(
    [
      { name: 'take over what the seller changed', intervalMs: 10_000, run: () => server.refreshSites() },
      { name: 'send messages', intervalMs: 1000, run: () => sendPendingMessages(sendContext) },
      {
        name: 'number changes',
        intervalMs: 1000,
        run: () => numberPendingChanges(server.database, server.clock()),
      },
      { name: 'deliver webhooks', intervalMs: 1000, run: () => deliverWebhooks(deliveryContext) },
      { name: 'delete old webhooks', intervalMs: 3_600_000, run: () => deleteOldWebhooks(deliveryContext) },
      {
        name: 'finish payments',
        intervalMs: 2000,
        run: everySite((site) => processPayments(gateways, paymentContext(), site)),
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
          await server.database.longTransaction((db) => deleteExpiredAccountData(db, server.clock()));
          await server.database.longTransaction((db) => purgeExpired(db, server.clock()));
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
        run: () => writeSearchLog(server.database, server.clock()),
      },
      {
        name: 'delete removed pictures',
        intervalMs: 600_000,
        run: () => deleteRemovedPictures(server.database, paperStorages, server.clock()),
      },
      {
        name: 'delete lost photos of returns',
        intervalMs: 3_600_000,
        run: () => deleteLostReturnPictures(server.database, server.sites, paperStorages, server.clock()),
      },
      {
        name: 'delete removed delivery notes',
        intervalMs: 600_000,
        run: () => deleteRemovedDeliveryNotes(server.database, server.sites, paperStorages, server.clock()),
      },
      {
        name: 'delete files that never arrived',
        intervalMs: 3_600_000,
        run: () => deleteLostFiles(server.database, server.sites, paperStorages, server.clock()),
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
    ],
    server.log,
  );
  return {
    async stop() {
      stopping.abort();
      await jobs.stop();
      for (const transport of transports.values()) transport.close();
    },
  };
}
