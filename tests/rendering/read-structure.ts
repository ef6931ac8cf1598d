import { pdfObjects, pdfPages } from './read-pdf.ts';

/** An element of a tagged PDF: its own text, and the elements in it. */
export type PdfElement = { tag: string; alt: string; text: string; children: PdfElement[] };

/** What programs that read aloud find. Reads only PDFs made by the store. */
export function readStructure(pdf: Buffer): PdfElement {
  const objects = pdfObjects(pdf);
  const texts = new Map(pdfPages(objects).map(({ id, content, textOf }) => [id, markedTexts(content, textOf)]));
  const root = [...objects.values()].find(({ dictionary }) => /\/Type \/StructTreeRoot/.test(dictionary));
  const document = kidsOf(root?.dictionary ?? '').find((kid) => kid.ref !== undefined)?.ref;
  if (!document) throw new Error('The PDF has no structure.');
  return elementOf(document);

  function elementOf(id: string): PdfElement {
    const dictionary = objects.get(id)?.dictionary ?? '';
    const kids = kidsOf(dictionary);
    const text = kids.map(({ page = '', mark = '' }) => texts.get(page)?.get(mark) ?? '');
    return {
      tag: /\/S \/(\w+)/.exec(dictionary)?.[1] ?? '',
      alt: /\/Alt \(((?:[^\\)]|\\.)*)\)/.exec(dictionary)?.[1] ?? '',
      text: text.filter(Boolean).join(' '),
      children: kids.flatMap(({ ref }) => (ref ? [elementOf(ref)] : [])),
    };
  }
}

/** All elements in the order of reading. */
export const allElements = (element: PdfElement): PdfElement[] => [element, ...element.children.flatMap(allElements)];

/** What is read of an element and of those in it. */
export const readText = ({ text, children }: PdfElement): string =>
  [text, ...children.map(readText)].filter(Boolean).join(' ').replaceAll(/\s+/g, ' ').trim();

/** Text on the pages that is neither read nor marked as an ornament. */
export const unmarkedTexts = (pdf: Buffer): string[] =>
  pdfPages(pdfObjects(pdf))
    .map(({ content, textOf }) => textOf(content.replaceAll(/BDC[\s\S]*?EMC/g, '')))
    .filter(Boolean);

function markedTexts(content: string, textOf: (part: string) => string): Map<string, string> {
  const parts = content.matchAll(/\/MCID (\d+)\s*>> BDC([\s\S]*?)EMC/g);
  return new Map([...parts].map(([, mark = '', part = '']) => [mark, textOf(part)]));
}

type Kid = { ref?: string; page?: string; mark?: string };

/** The elements in an element, and its marks: numbers on its page, or with a page of their own. */
function kidsOf(dictionary: string): Kid[] {
  const list = /\/K \[([\s\S]*?)\]/.exec(dictionary)?.[1] ?? '';
  const own = /\/Pg (\d+) 0 R/.exec(dictionary.replace(/\/K \[[\s\S]*?\]/, ''))?.[1] ?? '';
  return [...list.matchAll(/<<([\s\S]*?)>>|(\d+) 0 R|(\d+)/g)].map(([, mark, ref, number]) => {
    if (ref) return { ref };
    if (number) return { page: own, mark: number };
    return { page: /\/Pg (\d+)/.exec(mark ?? '')?.[1] ?? own, mark: /\/MCID (\d+)/.exec(mark ?? '')?.[1] ?? '' };
  });
}
