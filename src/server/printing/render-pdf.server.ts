import type { Mark, PaperLayout, Tagged } from './lay-out-paper.server.ts';
import type { Content, Paper, PaperFooter, PaperSection } from './paper.ts';
import { printFonts } from './print-fonts.server.ts';
import { withoutSize } from './print-styles.server.ts';
import type { FullStyle } from './text-lines.server.ts';

type Pdf = PDFKit.PDFDocument;

const sheets = { A4: { width: 595.28, height: 841.89 }, A6: { width: 297.64, height: 419.53 } };

/** Blocks the thread for about a tenth of a second per page; the store itself calls `renderPdfInThread`. */
export async function renderPdf(paper: Paper): Promise<Buffer> {
  // Only worker threads print, and the store starts without the libraries.
  const [{ default: PDFDocument }, { default: svgToPdfkit }, { createPaperLayout, defaultStyle }] = await Promise.all([
    import('pdfkit'),
    import('svg-to-pdfkit'),
    import('./lay-out-paper.server.ts'),
  ]);
  const { title, author, subject } = paper.info;
  const pdf = new PDFDocument({
    size: paper.pageSize,
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'en',
    tagged: true,
    displayTitle: true,
    info: Object.fromEntries(
      Object.entries({ Title: title, Author: author, Subject: subject }).flatMap(([name, text]) =>
        text ? [[name, metadataText(text)]] : [],
      ),
    ),
    ...(paper.isArchived && { subset: 'PDF/A-2b' as const }),
  });
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  const finished = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(pieces))));
  const { document, pages } = layOutTightly(paper, createPaperLayout(measuring(pdf)), defaultStyle(paper.defaultStyle));
  for (let page = 0; page < pages; page += 1) pdf.addPage();
  const draw = (mark: Mark) => drawMark(pdf, svgToPdfkit, mark);
  pdf.addStructure(structureOf(pdf, document, draw));
  pdf.end();
  return finished;
}

/** PDFKit writes it into XML as it is. */
const metadataText = (text: string) => text.replaceAll('&', 'and').replaceAll(/[<>]/g, '');

function layOutTightly(paper: Paper, layout: PaperLayout, style: FullStyle) {
  const first = layOut(paper, layout, style);
  return (paper.tighter ?? []).reduce(
    (fitting, content) => (fitting.pages === 1 ? fitting : layOut({ ...paper, content }, layout, style)),
    first,
  );
}

/** All pages, and what is read of them. */
function layOut({ pageSize, pageMargins, content, footer }: Paper, { place }: PaperLayout, style: FullStyle) {
  const document: Tagged = { tag: 'Document', parts: [] };
  const [left, top, right, bottom] = pageMargins;
  const { width, height } = sheets[pageSize];
  const frame = { x: left, width: width - left - right, top, bottom: height - bottom };
  let pages = 0;
  for (const { section, footer: foot } of sectionsOf(content, footer)) {
    const into = document;
    const end = place({ stack: section }, { frame, style, into }, { page: pages, y: top });
    const count = end.page + 1 - pages;
    for (let page = 0; foot && page < count; page += 1)
      document.parts.push(placeFooter(foot(page + 1, count), pages + page));
    pages = end.page + 1;
  }
  return { document, pages };

  function placeFooter(content: Content, page: number): Tagged {
    const into: Tagged = { tag: 'Artifact', parts: [] };
    const y = height - bottom;
    place(content, { frame: { x: 0, width, top: y, bottom: Number.POSITIVE_INFINITY }, style, into }, { page, y });
    return into;
  }
}

function sectionsOf(
  content: Paper['content'],
  footer?: PaperFooter,
): (Pick<PaperSection, 'section'> & { footer?: PaperFooter })[] {
  const sections = content.filter((one): one is PaperSection => typeof one === 'object' && 'section' in one);
  if (sections.length > 0) return sections;
  const section = content.filter((one): one is Content => typeof one === 'string' || !('section' in one));
  return [{ section, ...(footer && { footer }) }];
}

const fileOf = ({ font, bold }: FullStyle) => printFonts[font][bold ? 'bold' : 'normal'];

function measuring(pdf: Pdf) {
  const widths = new Map<string, number>();
  return (text: string, style: FullStyle): number => {
    const key = `${style.font}${style.bold}${text}`;
    const known = widths.get(key) ?? pdf.font(fileOf(style)).fontSize(1).widthOfString(text);
    widths.set(key, known);
    return known * style.fontSize;
  };
}

/** An element with its parts in the order of reading, each drawn on its page when it is added. */
function structureOf(pdf: Pdf, { tag, alt, parts }: Tagged, draw: (mark: Mark) => void): PDFKit.PDFStructureElement {
  const element = pdf.struct(tag, alt ? { alt } : {});
  for (const part of groupsByPage(parts)) {
    if ('tag' in part && part.tag === 'Artifact') drawArtifact(pdf, part, draw);
    else if ('tag' in part) element.add(structureOf(pdf, part, draw));
    else {
      pdf.switchToPage(part.page);
      const content = pdf.markStructureContent(tag);
      part.marks.forEach(draw);
      pdf.endMarkedContent();
      element.add(content);
    }
  }
  element.end();
  return element;
}

function drawArtifact(pdf: Pdf, { parts }: Tagged, draw: (mark: Mark) => void): void {
  for (const part of groupsByPage(parts))
    if ('tag' in part) drawArtifact(pdf, part, draw);
    else {
      pdf.switchToPage(part.page);
      pdf.markContent('Artifact', { type: 'Layout' });
      part.marks.forEach(draw);
      pdf.endMarkedContent();
    }
}

/** Neighbouring marks of one page together. */
function groupsByPage(parts: Tagged['parts']): (Tagged | { page: number; marks: Mark[] })[] {
  const groups: (Tagged | { page: number; marks: Mark[] })[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if ('tag' in part) groups.push(part);
    else if (last && 'marks' in last && last.page === part.page) last.marks.push(part);
    else groups.push({ page: part.page, marks: [part] });
  }
  return groups;
}

type SvgToPdfkit = typeof import('svg-to-pdfkit').default;

function drawMark(pdf: Pdf, svgToPdfkit: SvgToPdfkit, mark: Mark): void {
  const { x, y } = mark;
  if (mark.kind === 'text')
    pdf
      .font(fileOf(mark.style))
      .fontSize(mark.style.fontSize)
      .fillColor(mark.style.color)
      .text(mark.text, x, y, { lineBreak: false, baseline: 'alphabetic' });
  if (mark.kind === 'line') pdf.lineWidth(mark.thickness).moveTo(x, y).lineTo(mark.toX, mark.toY).stroke(mark.color);
  if (mark.kind === 'drawing')
    svgToPdfkit(pdf, withoutSize(mark.svg), x, y, {
      width: mark.width,
      height: mark.height,
      assumePt: true,
      fontCallback: (_family, bold) => printFonts.Text[bold ? 'bold' : 'normal'],
    });
  if (mark.kind === 'code') drawCode(pdf, mark);
}

function drawCode(pdf: Pdf, { x, y, rows, module }: Extract<Mark, { kind: 'code' }>): void {
  for (const [row, modules] of rows.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) pdf.rect(x + column * module, y + row * module, module, module);
  pdf.fill('black');
}
