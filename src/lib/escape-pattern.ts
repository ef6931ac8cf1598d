const special = /[.*+?^${}()|[\]\\]/g;

/** The text as a part of a regular expression, also of PostgreSQL, that fits it alone. */
export const escapePattern = (text: string): string => text.replace(special, '\\$&');
