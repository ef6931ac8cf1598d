import { addCertificateFile } from '../catalogue/certificates/certificate-files.server.ts';
import { saveCertificate } from '../catalogue/certificates/save-certificate.server.ts';
import { addDays, dayOf } from '../lib/dates.ts';
import type { Database } from '../server/database/database.server.ts';
import { Refusal } from '../server/refuse.server.ts';
import type { Site } from '../sites/site.ts';
import { demoCertificates } from './certificates.data.ts';
import { demoStorages, drawPicture } from './demo-papers.server.ts';
import { unwrapResult } from './past-orders.server.ts';

const by = 'Meera';

/** Certificates of makers: one with a file, one that ends soon. */
export async function loadDemoCertificates(database: Database, site: Site, now: Date): Promise<void> {
  const today = dayOf(now, site.calendar.timeZone);
  for (const { category = '', fromDay, untilDay, hasFile, ...named } of demoCertificates[site.country]) {
    const saved = await saveCertificate(database, site, {
      ...named,
      category,
      scope: category === '' ? 'maker' : 'category',
      itemCode: '',
      validFrom: addDays(today, fromDay),
      validTo: untilDay === undefined ? '' : addDays(today, untilDay),
      file: hasFile ? await addDrawnFile(database, site, now) : 0,
      replaces: 0,
      by,
      now,
    });
    if (!isOfMakerNotSold(saved)) unwrapResult(saved);
  }
}

/** One list serves shops with one maker and with five. */
const isOfMakerNotSold = (saved: unknown) => saved instanceof Refusal && saved.refusal === 'maker';

async function addDrawnFile(database: Database, site: Site, now: Date): Promise<number> {
  const file = { content: drawPicture(640), name: 'certificate.png', by, now };
  return unwrapResult(await addCertificateFile(database, site, demoStorages, file)).id;
}
