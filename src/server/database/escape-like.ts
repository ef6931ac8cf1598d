/** Escapes the signs of a LIKE pattern, so that they are searched for like any other letter. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
