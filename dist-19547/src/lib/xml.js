/** What XML 1.0 forbids. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const entities                                   = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For a text or an attribute of HTML, SVG or XML. */
export const escapeMarkup = (text        )         => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** For XML that other programs read, which refuse a file with a forbidden character. */
export const escapeXml = (text        )         => escapeMarkup(text.replace(forbidden, ''));

/** An element with a text; nothing where the text is ''. */
export const textElement = (name        , text        , attributes                                   = {})         =>
  text === '' ? '' : `<${name}${attributesText(attributes)}>${escapeXml(text)}</${name}>`;

/** An element with others, some of which may be ''; nothing where all are. */
export function parentElement(name        , ...children                   )         {
  const inside = children.join('');
  return inside === '' ? '' : `<${name}>${inside}</${name}>`;
}

const attributesText = (attributes                                  ) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
