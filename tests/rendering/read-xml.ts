import { Parser } from 'saxen';

export type XmlElement = { path: string; text: string; attributes: Record<string, string> };

/** Every element with its path and text, in the order of the document. Throws where it is not well-formed. */
export function readXml(xml: string): XmlElement[] {
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  const fail = (cause: Error) => {
    throw cause;
  };
  new Parser()
    .on('openTag', (name, attributes, decode) => {
      const path = [open.at(-1)?.path, name].filter(Boolean).join('/');
      const decoded = Object.entries<string>(attributes()).map(([key, value]) => [key, decode(value)]);
      const element = { path, text: '', attributes: Object.fromEntries(decoded) };
      open.push(element);
      elements.push(element);
    })
    .on('text', (value, decode) => {
      const element = open.at(-1);
      if (element) element.text += decode(value);
    })
    .on('closeTag', () => void open.pop())
    .on('error', fail)
    .on('warn', fail)
    .parse(xml);
  return elements;
}
