/** For a LIKE pattern: its own signs in a search are letters like any others. */
export const escapeLike = (text        )         => text.replace(/[\\%_]/g, '\\$&');
