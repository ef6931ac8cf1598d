import { bigint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Currency } from '../../lib/currency.ts';
import type { SiteCode } from '../../sites/site.ts';

/** The columns that many tables share, so that they are called and typed alike everywhere. */
export const idColumn = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

/** A reference or a quantity; never more than the safe integers. */
export const bigintColumn = () => bigint({ mode: 'number' });

/** Whole minor units (paise, fils) of the currency beside it. */
export const minorUnitsColumn = () => bigint({ mode: 'number' });

export const currencyColumn = () => text().$type<Currency>();

export const siteColumn = () => text().$type<SiteCode>().notNull();

export const timestampColumn = () => timestamp({ withTimezone: true });
