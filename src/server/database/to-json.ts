/** Every escape, so that a typed backslash is not taken for the beginning of the next one. */
const escapeSequences = /\\(?:u0000|ud[\da-f]{3}|.)/g;

/**
 * JSON of texts from files that PostgreSQL stores. It refuses NUL, which is left out, and half of a character, as at the
 * end of a text that was cut, which becomes U+FFFD. Calls refuse both in what they are sent.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value).replace(escapeSequences, (sequence) => {
    if (sequence === '\\u0000') return '';
    return sequence.startsWith('\\ud') ? '\ufffd' : sequence;
  });
