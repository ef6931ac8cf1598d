import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core';
import type { Currency } from '../../lib/currency.ts';
import type { SiteCode } from '../../sites/site.ts';

export const idColumn = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

export const bigintColumn = () => bigint({ mode: 'number' });

export const minorUnitsColumn = () => bigint({ mode: 'number' });

export const currencyColumn = () => text().$type<Currency>();

export const siteColumn = () => text().$type<SiteCode>().notNull();

export const timestampColumn = () => timestamp({ withTimezone: true });

export const bytesColumn = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
