import { tmpdir } from 'node:os';
import { openWaitingCustomers } from './account/customer-import/open-listed.server.ts';
import { deleteExpiredAccountData } from './account/delete-expired.server.ts';
import { deleteRemovedPapers } from './account/papers/delete-removed-papers.server.ts';
import type { PaperStorages } from './account/papers/paper-storage.ts';
import { numberPendingChanges } from './api/changes/number-changes.server.ts';
import { createWebhookSender, deleteOldWebhooks } from './api/webhooks/deliver-webhooks.server.ts';
import { deleteUnnamedCertificateFiles } from './catalogue/certificates/certificate-files.server.ts';
import { warnOfCertificatesThatEnd } from './catalogue/certificates/warn-of-ends.server.ts';
import { deleteRemovedPictures } from './catalogue/pictures/delete-removed-pictures.server.ts';
import { readItemsAgain } from './catalogue/readings/read-again.server.ts';
import { deleteOldSearches, writeSearchLog } from './catalogue/search-log/search-log.server.ts';
import { mailStockAlerts } from './catalogue/stock-alerts/mail-stock-alerts.server.ts';
import { endTaxRates } from './catalogue/tax-rates/end-tax-rates.server.ts';
import { runExportInProcess } from './desk/export-tables/run-export-in-process.server.ts';
import { deleteOldExports } from './imports/exports/begin-export.server.ts';
import { workOnExports } from './imports/exports/work-on-exports.server.ts';
import { clearImports } from './imports/run/clear-imports.server.ts';
import { workOnImports } from './imports/run/work-on-imports.server.ts';
import { createTransports } from './messages/create-transports.server.ts';
import { createMessageSender } from './messages/send-messages.server.ts';
import { deleteRemovedDeliveryNotes } from './orders/delivery-notes/delete-removed-notes.server.ts';
import { createEInvoiceSender } from './orders/e-documents/register-e-invoices.server.ts';
import { deleteLostReturnPictures } from './orders/returns/delete-lost-pictures.server.ts';
import { sendDueLetters } from './payments/dunning/due-letters.server.ts';
import { processPayments } from './payments/online-payments/process-payments.server.ts';
import { deliverToOwnPort, sendSandboxWebhooks } from './payments/sandbox/send-sandbox-webhooks.server.ts';
import { deleteOld } from './privacy/delete-old.server.ts';
import { expireQuotes } from './rfi/quotes/expire-quotes.server.ts';
import { remindOfEndingQuotes } from './rfi/quotes/remind-buyer.server.ts';
import { deleteUnsentRfiFiles } from './rfi/requests/rfi-files.server.ts';
import { deleteLostFiles } from './seller/files/delete-lost-files.server.ts';
import type { ServerContext } from './server/calls/define-call.server.ts';
import type { Database } from './server/database/database.server.ts';
import { leaseJobs } from './server/jobs/job-leases.server.ts';
import { type Job, startJobs } from './server/jobs/jobs.server.ts';
import { purgeExpired } from './server/jobs/purge-expired.server.ts';
import type { Sender } from './server/jobs/send-to-each.server.ts';
import { watchDisks } from './server/jobs/watch-disks.server.ts';
import { type SellerSite, type SiteCode, siteCodes } from './sites/site.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

type JobServer = Pick<ServerContext, 'database' | 'secret' | 'log' | 'clock' | 'sites' | 'refreshSites' | 'services'>;

type JobTools = {
  server: JobServer;
  senders: ReturnType<typeof createSenders>;
  stopping: AbortSignal;
};

function createSenders(server: JobServer, transports: ReturnType<typeof createTransports>) {
  const { services } = server;
  const siteOf = (code: SiteCode) => server.sites[code];
  return {
    messages: createMessageSender({ ...services, ...server, transports }),
    webhooks: createWebhookSender({ ...server, rules: services.endpointRules, siteOf }),
    eInvoices: createEInvoiceSender(services.invoicePortals, server, siteOf),
  };
}

/** About the memory and the machine of a process, so each process runs them. */
const jobsOfEachProcess = ({ database, log, refreshSites, services: { env } }: JobServer): Job[] => [
  { name: 'take over what the seller changed', intervalMs: 10 * second, run: refreshSites },
  { name: 'watch disks', intervalMs: minute, run: watchDisks({ data: env.dataDir, temporary: tmpdir() }, log) },
  { name: 'count searches', intervalMs: 30 * second, run: () => writeSearchLog(database) },
];

/** Run by one of the processes that share a database: the one that holds the job's lease (`job-leases.server.ts`). */
function leasedJobs({ server, senders, stopping }: JobTools): Job[] {
  const { database, clock: now } = server;
  const { env, paperStorages, grantCredit } = server.services;
  const siteOf = (code: SiteCode) => server.sites[code];
  // A job that fails for one site is still done for the others.
  const ofEachSite = (run: (database: Database, site: SellerSite, now: Date) => Promise<unknown>) => async () => {
    const failed: SiteCode[] = [];
    for (const code of siteCodes)
      await run(database, siteOf(code), now()).catch((cause: unknown) => {
        failed.push(code);
        server.log.error({ err: cause, site: code }, 'job failed for a site');
      });
    if (failed.length > 0) throw new Error(`failed for ${failed.join(', ')}`);
  };
  const ofFiles = (run: (database: Database, storages: PaperStorages, now: Date) => Promise<unknown>) => () =>
    run(database, paperStorages, now());

  const toOwnPort = deliverToOwnPort(env);
  const sendOfSandbox = () => sendSandboxWebhooks({ ...server, now: now() }, toOwnPort);
  const tellOfStock = ofEachSite((_, site, at) => mailStockAlerts(server, site, at));
  const readAgain = ofEachSite((_, site) => readItemsAgain({ ...server, stopping }, site));
  async function deleteEnded() {
    await deleteExpiredAccountData(database, env.sessionDays, now());
    await purgeExpired(database, now());
  }
  async function deleteOldRecords() {
    await deleteOld(database, env, now());
    await deleteOldSearches(database, env.searchDays, now());
    await deleteOldWebhooks(database, env.webhookDays, now());
  }

  return [
    { name: 'send messages', intervalMs: second, run: senders.messages.run },
    { name: 'number changes', intervalMs: second, run: () => numberPendingChanges(database, now()) },
    { name: 'deliver webhooks', intervalMs: second, run: senders.webhooks.run },
    { name: 'send webhooks of the sandbox', intervalMs: second, run: sendOfSandbox },
    // A job for each site, so that a long import does not hold up another site's.
    ...siteCodes.map((code) => ({
      name: `import files of ${code}`,
      intervalMs: second,
      run: () => workOnImports({ ...server, env, stopping }, siteOf(code)),
    })),
    {
      name: 'export lists',
      intervalMs: second,
      run: () => workOnExports({ ...server, stopping }, false, runExportInProcess),
    },
    // On its own, so that an archive does not hold up a list that somebody waits for.
    {
      name: 'export everything',
      intervalMs: second,
      run: () => workOnExports({ ...server, stopping }, true, runExportInProcess),
    },
    // A job for each site, so that a payment gateway that hangs does not hold up another site's.
    ...siteCodes.map((code) => ({
      name: `finish payments of ${code}`,
      intervalMs: 2 * second,
      run: () => processPayments({ ...server, site: siteOf(code), now: now() }),
    })),
    { name: 'register e-invoices', intervalMs: 2 * second, run: senders.eInvoices.run },
    { name: 'tell who waits for stock', intervalMs: 20 * second, run: tellOfStock },
    {
      name: 'make customers of the customer list',
      intervalMs: minute,
      run: ofEachSite((_, site, at) => openWaitingCustomers(database, site, { now: at, grantCredit })),
    },
    { name: 'end tax rates', intervalMs: minute, run: ofEachSite(endTaxRates) },
    { name: 'end quotes', intervalMs: minute, run: ofEachSite(expireQuotes) },
    { name: 'remind of quotes that end', intervalMs: 10 * minute, run: ofEachSite(remindOfEndingQuotes) },
    { name: 'delete files of imports', intervalMs: 10 * minute, run: ofEachSite(clearImports) },
    { name: 'delete old exports', intervalMs: 10 * minute, run: ofEachSite(deleteOldExports) },
    { name: 'delete removed pictures', intervalMs: 10 * minute, run: ofFiles(deleteRemovedPictures) },
    { name: 'delete removed delivery notes', intervalMs: 10 * minute, run: ofFiles(deleteRemovedDeliveryNotes) },
    { name: 'delete removed papers', intervalMs: 10 * minute, run: ofFiles(deleteRemovedPapers) },
    { name: 'warn of certificates that end', intervalMs: hour, run: ofEachSite(warnOfCertificatesThatEnd) },
    { name: 'remind of unpaid invoices', intervalMs: hour, run: ofEachSite(sendDueLetters) },
    { name: 'delete lost photos of returns', intervalMs: hour, run: ofFiles(deleteLostReturnPictures) },
    { name: 'delete files of RFIs that were not sent', intervalMs: hour, run: ofFiles(deleteUnsentRfiFiles) },
    { name: 'delete files that no certificate names', intervalMs: hour, run: ofFiles(deleteUnnamedCertificateFiles) },
    { name: 'delete files that never arrived', intervalMs: hour, run: ofFiles(deleteLostFiles) },
    { name: 'forget what is over', intervalMs: hour, run: deleteEnded },
    { name: 'delete what is old', intervalMs: hour, run: deleteOldRecords },
    { name: 'read designations again', intervalMs: day, firstRunAfterMs: 10 * minute, run: readAgain },
  ];
}

export function startStoreJobs(server: JobServer): { stop(): Promise<void> } {
  const { database, log, services } = server;
  const transports = createTransports(services.env, server.sites);
  const senders = createSenders(server, transports);
  const stopping = new AbortController();
  const leased = leasedJobs({ server, senders, stopping: stopping.signal });
  const names = leased.map(({ name }) => name);
  const running = [startJobs(jobsOfEachProcess(server), log), startJobs(leased, log, leaseJobs(database, names, log))];
  return {
    async stop() {
      stopping.abort();
      const stopSender = (sender: Sender) =>
        sender.stop().catch((cause: unknown) => log.error({ err: cause }, 'sending failed'));
      await Promise.all([...running.map((jobs) => jobs.stop()), ...Object.values(senders).map(stopSender)]);
      for (const transport of transports.values()) transport.close();
    },
  };
}
