import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PaperType } from '../../account/papers/paper-content.rule.ts';
import type { Day } from '../../lib/dates.ts';
import { bigintColumn, idColumn, siteColumn, timestampColumn } from '../../server/database/columns.server.ts';
import { items } from '../catalogue.table.ts';
import type { CertificateKind } from './certificate-kind.rule.ts';

/** Files of certificates; their content is kept where papers are. One that no certificate names is deleted. */
export const certificateFiles = pgTable(
  'certificate_files',
  {
    id: idColumn(),
    site: siteColumn(),
    fileName: text().notNull(),
    type: text().$type<PaperType>().notNull(),
    bytes: integer().notNull(),
    storage: text().$type<'database' | 's3'>().notNull(),
    storageKey: text().notNull().unique(),
    addedBy: text().notNull(),
    addedAt: timestampColumn().notNull(),
    /** Null until the content is kept. */
    storedAt: timestampColumn(),
  },
  (t) => [index('certificate_files_added').on(t.addedAt)],
);

/** Licences, certificates and reports of goods: of all of a maker, of a category of a maker, or of one item. */
export const certificates = pgTable(
  'certificates',
  {
    id: idColumn(),
    site: siteColumn(),
    /** '' where it is of one item. */
    maker: text().notNull().default(''),
    /** '' for all categories. */
    category: text().notNull().default(''),
    itemId: bigintColumn().references(() => items.id),
    kind: text().$type<CertificateKind>().notNull(),
    /** 'CM/L-1234567' */
    number: text().notNull().default(''),
    /** 'IS 6455' */
    standard: text().notNull().default(''),
    /** The factory that it names, or who gave it. */
    issuer: text().notNull().default(''),
    validFrom: date({ mode: 'string' }).$type<Day>().notNull(),
    /** The last day; null for one without an end. */
    validTo: date({ mode: 'string' }).$type<Day>(),
    fileId: bigintColumn().references(() => certificateFiles.id),
    addedBy: text().notNull(),
    addedAt: timestampColumn().notNull(),
    /** The time of the mail that its end is near. */
    warnedAt: timestampColumn(),
    /** A newer one takes its place, at once or on a later day. */
    replacedAt: timestampColumn(),
    endedAt: timestampColumn(),
    endedBy: text(),
  },
  (t) => [
    uniqueIndex('certificates_open')
      .on(t.site, t.maker, t.category, sql`coalesce(${t.itemId}, 0)`, t.kind, t.number, t.standard)
      .where(sql`${t.endedAt} is null and ${t.replacedAt} is null`),
    index('certificates_listed').on(t.site, t.id),
    index('certificates_item').on(t.itemId).where(sql`${t.itemId} is not null`),
    index('certificates_file').on(t.fileId).where(sql`${t.fileId} is not null`),
    check(
      'certificates_about',
      sql`(${t.itemId} is null) = (${t.maker} <> '') and (${t.category} = '' or ${t.maker} <> '')`,
    ),
    check('certificates_days', sql`${t.validTo} is null or ${t.validTo} >= ${t.validFrom} - 1`),
  ],
);
