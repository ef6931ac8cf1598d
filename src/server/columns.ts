import { bigint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Currency } from '../lib/currency.ts';
import type { SiteCode } from '../sites/site.ts';

/** The columns that many tables share, so that they are called and typed alike everywhere. */
export const rowKey = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

/** A reference or a quantity; never more than the safe integers. */
export const whole = () => bigint({ mode: 'number' });

/** Whole minor units (paise, fils) of the currency beside it. */
export const minorUnits = () => bigint({ mode: 'number' });

export const currencyCode = () => text().$type<Currency>();

export const siteCode = () => text().$type<SiteCode>().notNull();

export const moment = () => timestamp({ withTimezone: true });
