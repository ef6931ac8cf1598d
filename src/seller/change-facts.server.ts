import { reprintCatalogue } from '../catalogue/reprint-catalogue.server.ts';
import { syncSiteBranches } from '../catalogue/stock/sync-branches.server.ts';
import { countItemsByTaxRate } from '../catalogue/tax-rates/end-tax-rates.server.ts';
import type { FieldError } from '../lib/contract.ts';
import { dayOf, formatDateTime, hoursAfter, momentAt } from '../lib/dates.ts';
import { t, translate } from '../lib/i18n.ts';
import { toPercent } from '../lib/money.ts';
import type { Database, Db } from '../server/database/database.server.ts';
import { HttpError, type Refusal, refuse } from '../server/refuse.server.ts';
import { byStaff, recordAudit } from '../server/security/audit.server.ts';
import type { FactData } from '../sites/fact-field.ts';
import type { SellerSite } from '../sites/site.ts';
import type { TaxRates } from '../sites/tax-rates.rule.ts';
import type { AnyFactPart } from './fact-part.ts';
import { type FactPartName, partOf } from './fact-parts.ts';
import { schemaOf } from './fact-schema.ts';
import { lastOpening } from './opening/open-site.server.ts';
import {
  confirmVersion,
  type FactsVersion,
  findPrefixElsewhere,
  findVersions,
  insertVersion,
  lockPart,
} from './seller-facts.db.ts';
import { sellerFactRefusals } from './seller-refusals.ts';
import { isSameData } from './version-state.rule.ts';

export type Author = { by: string; staffId: number | null; now: Date };

/** `seen` is the version that was on the screen; 0 where nothing was ever changed. */
export type FactsChange = Author & { part: FactPartName; data: unknown; seen: number };

/** When it is in force; null while another person must confirm it, undefined when nothing differs. */
export type Changed = { inForceAt: Date | null | undefined };

/** Throws HttpError 400 with the fields that are wrong. */
export async function changeFacts(
  database: Database,
  site: SellerSite,
  { part: name, data, seen, ...author }: FactsChange,
): Promise<Changed | Refusal<'changed_meanwhile'>> {
  const part = partOf(name);
  const checked = checkFacts(site, part, data);
  return database.transaction(async (db) => {
    await lockPart(db, { site: site.code, part: name });
    const [newest] = await findVersions(db, { site: site.code, part: name, limit: 1 });
    // The reply may have been lost on its way.
    if (newest && newest.id !== seen)
      return isSameData(newest.data, checked) ? { inForceAt: newest.inForceAt } : changedMeanwhile(site, newest);
    const before = newest?.data ?? part.read(site);
    if (isSameData(before, checked)) return { inForceAt: undefined };
    if (name === 'tax') await refuseRatesInUse(db, site, part.apply(site, checked).taxRates);
    if (name === 'identity') await refusePrefixInUse(db, site, part.apply(site, checked));
    const inForceAt =
      needsSecondPerson(part) && !(await isBeforeFirstOpening(db, site))
        ? null
        : startOf(part, checked, site, author.now);
    await insertVersion(db, { site: site.code, part: name, data: JSON.stringify(checked), inForceAt, ...author });
    await recordAudit(db, {
      ...byStaff(site, author),
      subject: part.label,
      action: 'settings changed',
      details: { before, after: checked },
    });
    // Branches are rows of their own, which stock and orders refer to.
    if (name === 'branches' && inForceAt !== null && inForceAt <= author.now)
      await syncSiteBranches(db, part.apply(site, checked));
    if (printedInCatalogues.has(name)) await reprintCatalogue(db, site);
    return { inForceAt };
  });
}

/** Another person than the one who changed it. */
export async function confirmFacts(
  database: Database,
  site: SellerSite,
  { part: name, version, ...author }: Author & { part: FactPartName; version: number },
): Promise<{ inForceAt: Date } | Refusal<'changed_meanwhile' | 'done' | 'same_person' | 'unknown'>> {
  const part = partOf(name);
  return database.transaction(async (db) => {
    await lockPart(db, { site: site.code, part: name });
    const [newest] = await findVersions(db, { site: site.code, part: name, limit: 1 });
    if (newest?.id !== version) return newest ? changedMeanwhile(site, newest) : refuse(sellerFactRefusals, 'unknown');
    if (newest.inForceAt !== null)
      return refuse(sellerFactRefusals, 'done', { by: newest.confirmedBy ?? newest.changedBy });
    if (newest.changedById === author.staffId) return refuse(sellerFactRefusals, 'same_person');
    const inForceAt = hoursAfter(author.now, part.confirmedAfterHours ?? 0);
    await confirmVersion(db, { id: version, inForceAt, by: author.by, now: author.now });
    const details = { changedBy: newest.changedBy, after: newest.data, inForceAt: inForceAt.toISOString() };
    await recordAudit(db, { ...byStaff(site, author), subject: part.label, action: 'settings confirmed', details });
    return { inForceAt };
  });
}

/** Throws HttpError 400 with the fields that are wrong. */
export function checkFacts(site: SellerSite, part: AnyFactPart, data: unknown): FactData {
  const read = schemaOf(part.fields(site)).safeParse(data);
  const errors: FieldError[] = read.success
    ? (part.check?.(read.data, site) ?? [])
    : read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message: translate(message) }));
  const firstOfEach = errors.filter((error, index) => errors.findIndex(({ field }) => field === error.field) === index);
  if (!read.success || errors.length > 0)
    throw new HttpError(400, errors[0]?.message ?? t`Please check what you have entered.`, {
      errors: firstOfEach.map(({ field, message }) => ({ field: `data.${field}`, message })),
    });
  return read.data;
}

/** Printed catalogues are kept until the catalogue changes; these stand in their head. */
const printedInCatalogues: ReadonlySet<FactPartName> = new Set(['identity', 'company', 'branches']);

const needsSecondPerson = ({ confirmedAfterHours }: AnyFactPart) => confirmedAfterHours !== undefined;

/** Nobody has paid yet, so that nobody can be robbed; the seller may still be one person. */
const isBeforeFirstOpening = async (db: Db, site: SellerSite) =>
  !site.isOpen && (await lastOpening(db, site)) === undefined;

/** A text of a later day is in force from that day's first minute at the site. */
function startOf(part: AnyFactPart, data: FactData, { calendar }: SellerSite, now: Date): Date {
  const day = part.inForceFrom?.(data);
  const today = dayOf(now, calendar.timeZone);
  return day !== undefined && day > today ? momentAt(day, '00:00', calendar.timeZone) : now;
}

/** Throws HttpError 400: items whose rate leaves the list would have one that nobody may type. */
async function refuseRatesInUse(db: Db, site: SellerSite, { rates }: TaxRates): Promise<void> {
  const isListed = (bp: number) => rates.some((rate) => rate.bp === bp);
  const [left] = (await countItemsByTaxRate(db, site)).filter(({ bp }) => !isListed(bp));
  if (!left) return;
  const message = t`Items with ${toPercent(left.bp)}%: ${left.items}. Give this rate a last day and the rate that follows`;
  throw new HttpError(400, message, { errors: [{ field: 'data.rates', message }] });
}

/** Throws HttpError 400: two shops would give the same number. */
async function refusePrefixInUse(db: Db, { code: site }: SellerSite, { numberPrefix }: SellerSite): Promise<void> {
  const [other] = await findPrefixElsewhere(db, { site, numberPrefix });
  if (!other) return;
  const message = t`Another shop of this store has these letters`;
  throw new HttpError(400, message, { errors: [{ field: 'data.numberPrefix', message }] });
}

const changedMeanwhile = (site: SellerSite, { changedBy, changedAt }: FactsVersion) =>
  refuse(sellerFactRefusals, 'changed_meanwhile', {
    by: changedBy,
    at: formatDateTime(changedAt, site.calendar.timeZone),
  });
