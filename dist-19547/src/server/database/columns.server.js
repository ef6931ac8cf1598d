import { bigint, text, timestamp } from 'drizzle-orm/pg-core';
                                                      
                                                    

export const idColumn = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

export const bigintColumn = () => bigint({ mode: 'number' });

export const minorUnitsColumn = () => bigint({ mode: 'number' });

export const currencyColumn = () => text().$type          ();

export const siteColumn = () => text().$type          ().notNull();

export const timestampColumn = () => timestamp({ withTimezone: true });
