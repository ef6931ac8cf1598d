/** An e-mail address is plain ASCII with a dot in its domain: at most 64 characters before the @, 254 in all. */
export function isEmail(text        )          {
  return text.length <= 254 && text.indexOf('@') <= 64 && pattern.test(text);
}

const part = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const pattern = new RegExp(`^${part}(?:\\.${part})*@${label}(?:\\.${label})+$`);
