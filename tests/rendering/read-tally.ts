import { readXml, type XmlElement } from './read-xml.ts';

/** A voucher or a ledger by its plain elements, and its lists by their names. */
export type TallyRecord = {
  attributes: Record<string, string>;
  fields: Record<string, string>;
  lists: Record<string, TallyRecord[]>;
};

/** The objects of an import file for Tally, as programs read them: by the names of elements, wherever they stand. */
export function readTally(xml: string): { report: string; company: string; objects: TallyRecord[] } {
  const elements = readXml(xml);
  const text = (end: string) => elements.find(({ path }) => path.endsWith(end))?.text ?? '';
  const isObject = ({ path }: XmlElement) => /\/TALLYMESSAGE\/[A-Z]+$/.test(path);
  const starts = elements.flatMap((element, at) => (isObject(element) ? [at] : []));
  return {
    report: text('/REPORTNAME'),
    company: text('/SVCURRENTCOMPANY'),
    objects: starts.map((from, at) => recordOf(elements.slice(from, starts[at + 1]))),
  };
}

function recordOf([head, ...inside]: XmlElement[]): TallyRecord {
  if (!head) throw new Error('an element is missing');
  const fields: Record<string, string> = {};
  const lists: Record<string, TallyRecord[]> = {};
  const children = inside.flatMap((element, at) => (depth(element) === depth(head) + 1 ? [at] : []));
  children.forEach((from, at) => {
    const own = inside.slice(from, children[at + 1]).filter((element) => depth(element) > depth(head));
    const name = own[0]?.path.split('/').at(-1) ?? '';
    if (name.endsWith('.LIST')) lists[name] = [...(lists[name] ?? []), recordOf(own)];
    else fields[name] = own[0]?.text ?? '';
  });
  return { attributes: head.attributes, fields, lists };
}

const depth = ({ path }: XmlElement) => path.split('/').length;
