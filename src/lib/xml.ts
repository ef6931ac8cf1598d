/** What XML 1.0 forbids. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text or an attribute of HTML, SVG or XML. */
export const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Escapes for programs that read XML, which refuse a file with a forbidden character. */
export const escapeXml = (text: string): string => escapeMarkup(text.replace(forbidden, ''));

/** An element with a text; nothing where the text is ''. */
export const textElement = (name: string, text: string, attributes: Readonly<Record<string, string>> = {}): string =>
  text === '' ? '' : `<${name}${attributesText(attributes)}>${escapeXml(text)}</${name}>`;

/** An element with others, some of which may be ''; nothing where all are. */
export function parentElement(name: string, ...children: readonly string[]): string {
  const inside = children.join('');
  return inside === '' ? '' : `<${name}>${inside}</${name}>`;
}

const attributesText = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
