// A cursor is opaque to programs: the number of the last change they have, with a version.

const pattern = /^c1-([0-9a-z]{1,11})$/;

export const cursorOf = (number        )         => `c1-${number.toString(36)}`;

/** 0 for the beginning; undefined for what is no cursor of ours. */
export function readCursor(cursor        )                     {
  if (cursor === '') return 0;
  const digits = pattern.exec(cursor)?.[1];
  const number = digits === undefined ? Number.NaN : Number.parseInt(digits, 36);
  return Number.isSafeInteger(number) ? number : undefined;
}
