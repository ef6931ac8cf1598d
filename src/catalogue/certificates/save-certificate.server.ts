import { refuseFields } from '../../account/forms/refuse-fields.server.ts';
import { addDays, type Day, dayOf, formatDateTime, formatDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { notFound, Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { countCatalogueChange } from '../catalogue-changes.db.ts';
import { certificateRefusals } from '../catalogue-refusals.ts';
import type { ListedCertificate } from './certificate.contract.ts';
import { namedAfter } from './certificate-files.server.ts';
import { certificateErrors, certificateNumber, type TypedCertificate } from './certificate-form.rule.ts';
import type { CertificateKind } from './certificate-kind.rule.ts';
import {
  countOpenCertificates,
  endCertificate,
  findCertificate,
  findFileToName,
  findGoodsOfMaker,
  findItemOfCode,
  findSameCertificate,
  insertCertificate,
  lockCertificates,
  reopenReplaced,
  replaceCertificate,
} from './certificates.db.ts';
import type { CertificateScope } from './certificates-of-item.rule.ts';

const maxCertificates = 5000;

export type SaveCertificate = TypedCertificate & {
  standard: string;
  issuer: string;
  /** An uploaded file; 0 without one. */
  file: number;
  /** The certificate whose place it takes; 0 for none. */
  replaces: number;
  by: string;
  now: Date;
};

type SaveRefusal = 'category' | 'ended' | 'file' | 'itemCode' | 'maker' | 'number' | 'too_many';

/** The one that it replaces holds until the day before it. Saved twice it is there once: then nothing is written. */
export async function saveCertificate(
  database: Database,
  site: Site,
  { by, now, ...typed }: SaveCertificate,
): Promise<{ written: boolean } | Refusal<SaveRefusal>> {
  const today = dayOf(now, site.calendar.timeZone);
  refuseFields(certificateErrors(typed, { country: site.country, today, hasFile: typed.file > 0 }));
  const kind = typed.kind as CertificateKind;
  const code = site.code;
  return database.transaction(async (db) => {
    await lockCertificates(db, { site: code });
    const about = await findGoods(db, site, typed);
    if (about instanceof Refusal) return about;
    const facts = { ...about.scope, kind, number: certificateNumber(kind, typed.number), standard: typed.standard };
    const { issuer, replaces } = typed;
    const written = { ...facts, issuer, validFrom: typed.validFrom, validTo: typed.validTo || null };
    const [known] = await findSameCertificate(db, { site: code, ...facts });
    if (known && known.id !== replaces)
      return isWrittenSo(known, written, typed.file) ? { written: false } : knownAlready(known);
    const before = replaces > 0 ? await findReplaced(db, site, replaces) : undefined;
    if (before instanceof Refusal) return before;
    const addedAfter = namedAfter(now);
    const [file] = typed.file > 0 ? await findFileToName(db, { site: code, id: typed.file, addedAfter }) : [];
    if (typed.file > 0 && !file) return refuse(certificateRefusals, 'file.gone');
    const [{ count } = { count: 0 }] = await countOpenCertificates(db, { site: code });
    if (count >= maxCertificates) return refuse(certificateRefusals, 'too_many', { max: maxCertificates });
    if (before) await giveWay(db, before, { validFrom: typed.validFrom, today, by, now });
    await insertCertificate(db, { site: code, ...written, fileId: file?.id ?? null, by, now });
    await countCatalogueChange(db, { site: code });
    const details = {
      ...(before && { before: auditFacts(before) }),
      after: { ...auditFacts({ ...written, itemCode: about.itemCode, fileName: file?.fileName ?? null }) },
    };
    const action = before ? 'certificate replaced' : 'certificate added';
    await recordAudit(db, { ...byStaff(site, { by, now }), action, subject: subjectOf(written), details });
    return { written: true };
  });
}

/** It is not shown to buyers any more, and one that was to give way to it is warned of again. */
export async function endCertificateNow(
  database: Database,
  site: Site,
  { id, by, now }: { id: number; by: string; now: Date },
): Promise<Refusal<'ended'> | undefined> {
  return database.transaction(async (db) => {
    await lockCertificates(db, { site: site.code });
    const [found] = await findCertificate(db, { site: site.code, id });
    if (!found) throw notFound(t`This certificate`);
    if (found.endedAt) return alreadyEnded(site, found);
    await endCertificate(db, { id, by, now });
    await reopenReplaced(db, { id, today: dayOf(now, site.calendar.timeZone) });
    await countCatalogueChange(db, { site: site.code });
    const details = { before: auditFacts(found) };
    const act = { ...byStaff(site, { by, now }), action: 'certificate ended', subject: subjectOf(found), details };
    await recordAudit(db, act);
    return undefined;
  });
}

type Goods = { scope: CertificateScope; itemCode: string | null };

async function findGoods(
  db: Db,
  { code: site }: Site,
  { scope, maker, category, itemCode }: TypedCertificate,
): Promise<Goods | Refusal<'category' | 'itemCode' | 'maker'>> {
  if (scope === 'item') {
    const [item] = await findItemOfCode(db, { site, code: itemCode });
    if (!item) return refuse(certificateRefusals, 'itemCode.unknown', { code: itemCode });
    return { scope: { maker: '', category: '', itemId: item.id }, itemCode };
  }
  const has = async (named: string) => (await findGoodsOfMaker(db, { site, maker, category: named })).length > 0;
  if (!(await has(''))) return refuse(certificateRefusals, 'maker.unknown');
  const ofCategory = scope === 'category' ? category : '';
  if (!(await has(ofCategory))) return refuse(certificateRefusals, 'category.unknown', { maker });
  return { scope: { maker, category: ofCategory, itemId: null }, itemCode: null };
}

async function findReplaced(db: Db, site: Site, id: number): Promise<ListedCertificate | Refusal<'ended'>> {
  const [found] = await findCertificate(db, { site: site.code, id });
  if (!found) throw notFound(t`This certificate`);
  if (found.endedAt) return alreadyEnded(site, found);
  return found.isReplaced ? refuse(certificateRefusals, 'ended.replaced') : found;
}

function alreadyEnded(site: Site, { endedAt, endedBy }: ListedCertificate) {
  const at = endedAt ? formatDateTime(endedAt, site.calendar.timeZone) : '';
  return refuse(certificateRefusals, 'ended.ended', { by: endedBy ?? '', at });
}

type Successor = { validFrom: Day; today: Day; by: string; now: Date };

async function giveWay(db: Db, { id, validFrom }: ListedCertificate, { by, now, today, ...successor }: Successor) {
  const lastDay = addDays(successor.validFrom, -1);
  const holdsStill = lastDay >= today && lastDay >= validFrom;
  await replaceCertificate(db, { id, validTo: lastDay >= validFrom ? lastDay : addDays(validFrom, -1), now });
  if (!holdsStill) await endCertificate(db, { id, by, now });
}

type Written = Omit<
  ListedCertificate,
  'id' | 'itemName' | 'fileId' | 'addedBy' | 'addedAt' | 'isReplaced' | 'endedAt' | 'endedBy'
>;

const isWrittenSo = (
  known: ListedCertificate,
  written: Omit<Written, 'itemCode' | 'fileName'>,
  file: number,
): boolean =>
  known.issuer === written.issuer &&
  known.validFrom === written.validFrom &&
  known.validTo === written.validTo &&
  (known.fileId ?? 0) === file;

const knownAlready = ({ validFrom }: ListedCertificate) =>
  refuse(certificateRefusals, 'number.known', { from: formatDay(validFrom) });

const subjectOf = ({ number, kind }: { number: string; kind: CertificateKind }) => number || kind;

const auditFacts = ({ maker, category, itemCode, kind, standard, issuer, validFrom, validTo, fileName }: Written) => ({
  certificateKind: kind,
  ...(itemCode === null ? { maker, category } : { itemcode: itemCode }),
  standard,
  issuer,
  validFrom,
  validTo: validTo ?? '',
  fileName: fileName ?? '',
});
