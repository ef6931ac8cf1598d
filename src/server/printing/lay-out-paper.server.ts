import { codeModules } from './code-modules.ts';
import { columnWidths } from './column-widths.ts';
import type {
  Content,
  ContentCode,
  ContentColumns,
  ContentDrawing,
  ContentTable,
  ContentText,
  Margins,
  TableCell,
  TextStyle,
} from './paper.ts';
import { type FullStyle, partsOf, styleOf, textLines, textWidths, type WidthOf } from './text-lines.server.ts';

/** Something drawn on a page, from its upper left corner. */
export type Mark = { page: number; x: number; y: number } & (
  | { kind: 'text'; text: string; style: FullStyle }
  | { kind: 'line'; toX: number; toY: number; thickness: number; color: string }
  | { kind: 'drawing'; svg: string; width: number; height: number }
  | { kind: 'code'; rows: boolean[][]; module: number }
);

/** A part of a paper as it is read: 'H1', 'P', 'Table'. An 'Artifact' is not read. */
export type Tagged = { tag: string; alt?: string; parts: (Mark | Tagged)[] };

type Place = { page: number; y: number };
/** The room in which text stands; below `bottom` a page ends. */
type Frame = { x: number; width: number; top: number; bottom: number };
type Setting = { frame: Frame; style: FullStyle; into: Tagged };

export type PaperLayout = {
  /** Lays content into `into`, from `place` on; says where it ends. */
  place(content: Content, setting: Setting, place: Place): Place;
};

const slack = 0.01;

export function createPaperLayout(widthOf: WidthOf): PaperLayout {
  function place(content: Content, outer: Setting, from: Place): Place {
    if (typeof content === 'string') return placeText({ text: content }, outer, from);
    const { margin = [0, 0, 0, 0], unbreakable = false, pageBreak } = content;
    const setting = { ...outer, style: { ...outer.style, ...styleOf(content) }, frame: narrowed(outer.frame, margin) };
    const start = { ...from, y: from.y + margin[1] };
    const isKept = unbreakable && Number.isFinite(outer.frame.bottom);
    const begin = isKept ? keptTogether(heightOf(content, outer) - margin[1], setting.frame, start) : start;
    const end = placeInside(content, setting, begin);
    return pageBreak && Number.isFinite(outer.frame.bottom)
      ? { page: end.page + 1, y: outer.frame.top }
      : { ...end, y: end.y + margin[3] };
  }

  function placeInside(content: Exclude<Content, string>, setting: Setting, from: Place): Place {
    if ('text' in content) return placeText(content, setting, from);
    if ('stack' in content) return placeStack(content.stack, setting, from);
    if ('columns' in content) return placeColumns(content, setting, from);
    if ('table' in content) return placeTable(content, setting, from);
    if ('svg' in content) return placeDrawing(content, setting, from);
    if ('qr' in content) return placeCode(content, setting, from);
    const { frame, into } = setting;
    const line = { x: frame.x, y: from.y, toX: frame.x + frame.width, toY: from.y };
    into.parts.push(ornament({ kind: 'line', page: from.page, ...line, ...content.rule }));
    return from;
  }

  function placeText({ text, heading }: Pick<ContentText, 'text' | 'heading'>, setting: Setting, from: Place): Place {
    const { frame, style, into } = setting;
    const paragraph: Tagged = { tag: heading ? `H${heading}` : 'P', parts: [] };
    let at = from;
    for (const line of textLines(partsOf(text, style), frame.width, widthOf)) {
      at = keptTogether(line.height, frame, at);
      const indent = { left: 0, right: 1, center: 0.5 }[style.alignment] * (frame.width - line.width);
      for (const piece of line.pieces)
        paragraph.parts.push({
          kind: 'text',
          page: at.page,
          x: frame.x + indent + piece.x,
          y: at.y + line.above,
          text: piece.text,
          style: piece.style,
        });
      at = { ...at, y: at.y + line.height };
    }
    if (paragraph.parts.length > 0) into.parts.push(paragraph);
    return at;
  }

  function placeStack(stack: readonly Content[], setting: Setting, from: Place): Place {
    let at = from;
    for (const [index, content] of stack.entries()) {
      const next = stack[index + 1];
      if (typeof content === 'object' && content.keepWithNext && next !== undefined) {
        const needed = heightOf(content, setting) + Math.min(heightOf(next, setting), 3 * setting.style.fontSize);
        at = keptTogether(needed, setting.frame, at);
      }
      at = place(content, setting, at);
    }
    return at;
  }

  function placeColumns({ columns, columnGap = 0 }: ContentColumns, setting: Setting, from: Place): Place {
    const { frame } = setting;
    const available = frame.width - columnGap * (columns.length - 1);
    const widths = columnWidths(
      columns.map((column) => ({ width: widthWanted(column), ...widthsOf(column, setting.style) })),
      available,
      frame.width,
    );
    let x = frame.x;
    return furthest(
      columns.map((column, index) => {
        const width = widths[index] ?? 0;
        const end = place(column, { ...setting, frame: { ...frame, x, width } }, from);
        x += width + columnGap;
        return end;
      }),
      from,
    );
  }

  function placeDrawing(drawing: ContentDrawing, { frame, style, into }: Setting, from: Place): Place {
    const { width, height } = drawingSize(drawing);
    const at = keptTogether(height, frame, from);
    const x = frame.x + (style.alignment === 'center' ? (frame.width - width) / 2 : 0);
    const mark: Mark = { kind: 'drawing', page: at.page, x, y: at.y, svg: drawing.svg, width, height };
    into.parts.push(drawing.alt ? { tag: 'Figure', alt: drawing.alt, parts: [mark] } : ornament(mark));
    return { ...at, y: at.y + height };
  }

  function placeCode(code: ContentCode, { frame, style, into }: Setting, from: Place): Place {
    const { rows, module, size } = codeModules(code);
    const at = keptTogether(size, frame, from);
    const x = frame.x + (style.alignment === 'center' ? (frame.width - size) / 2 : 0);
    const mark: Mark = { kind: 'code', page: at.page, x, y: at.y, rows, module };
    into.parts.push({ tag: 'Figure', alt: code.alt, parts: [mark] });
    return { ...at, y: at.y + size };
  }

  function placeTable({ table, layout }: ContentTable, setting: Setting, from: Place): Place {
    const { frame, into } = setting;
    const { body, headerRows = 0, headsRows = false, keepWithHeaderRows = 0 } = table;
    const isData = headerRows > 0 || headsRows;
    const element: Tagged = { tag: isData ? 'Table' : 'Div', parts: [] };
    into.parts.push(element);
    const grid = gridOf(table, layout, setting);
    const node = { table };
    const pad = (side: 'paddingTop' | 'paddingBottom', row: number) => layout[side]?.(row, node) ?? 2;
    const lineAbove = (row: number, at: Place): Place => {
      const thickness = layout.hLineWidth(row, node);
      if (thickness === 0) return at;
      const y = at.y + thickness / 2;
      const ends = { x: frame.x, y, toX: frame.x + grid.width, toY: y };
      const color = layout.hLineColor?.(row, node) ?? 'black';
      element.parts.push(ornament({ kind: 'line', page: at.page, ...ends, thickness, color }));
      return { ...at, y: at.y + thickness };
    };
    const rowHeight = (row: number) => {
      const cells = grid
        .cellsOf(row)
        .map(({ cell, width }) => heightOf(cell, { ...setting, frame: { ...frame, width } }));
      return (
        Math.max(0, ...cells) + pad('paddingTop', row) + pad('paddingBottom', row) + layout.hLineWidth(row + 1, node)
      );
    };
    const placeRow = (row: number, at: Place, target: Tagged): Place => {
      const inside = { ...at, y: at.y + pad('paddingTop', row) };
      const ends = grid.cellsOf(row).map(({ cell, x, width, column }) => {
        const isHead = row < headerRows || (headsRows && column === 0);
        const tagged: Tagged = isData ? { tag: isHead ? 'TH' : 'TD', parts: [] } : target;
        if (isData) target.parts.push(tagged);
        const end = place(cell, { ...setting, frame: { ...frame, x, width }, into: tagged }, inside);
        const [only, ...others] = tagged.parts;
        if (isData && only && 'tag' in only && only.tag === 'P' && others.length === 0) tagged.parts = only.parts;
        return end;
      });
      const end = furthest(ends, inside);
      const below = { ...end, y: end.y + pad('paddingBottom', row) };
      for (const { x, thickness, color } of grid.edgesOf(row))
        for (const { page, top, bottom } of pagesBetween(at, below, frame))
          element.parts.push(ornament({ kind: 'line', page, x, y: top, toX: x, toY: bottom, thickness, color }));
      return lineAbove(row + 1, below);
    };
    const heads = body.slice(0, headerRows).map((_, row) => row);
    const headHeight = heads.reduce((total, row) => total + rowHeight(row), layout.hLineWidth(0, node));
    const kept = Math.min(body.length, headerRows + Math.max(keepWithHeaderRows, headerRows > 0 ? 1 : 0));
    const first = body
      .slice(headerRows, kept)
      .reduce((total, _, row) => total + rowHeight(headerRows + row), headHeight);
    let at = lineAbove(0, keptTogether(first, frame, from));
    for (const row of body.keys()) {
      const fitting = row < kept ? at : keptTogether(rowHeight(row), { ...frame, top: frame.top + headHeight }, at);
      if (fitting.page !== at.page) {
        at = lineAbove(headerRows > 0 ? 0 : row, { page: fitting.page, y: frame.top });
        const again: Tagged = { tag: 'Artifact', parts: [] };
        for (const head of heads) at = placeRow(head, at, again);
        element.parts.push(...marksIn(again).map(ornament));
      }
      const tagged: Tagged = isData ? { tag: 'TR', parts: [] } : element;
      if (isData) element.parts.push(tagged);
      at = placeRow(row, at, tagged);
    }
    return at;
  }

  /** Where the columns and edges of a table stand. */
  function gridOf(table: ContentTable['table'], layout: ContentTable['layout'], { frame, style }: Setting) {
    const node = { table };
    const { widths: wanted, body } = table;
    const left = (column: number) => layout.paddingLeft?.(column, node) ?? 4;
    const right = (column: number) => layout.paddingRight?.(column, node) ?? 4;
    const edge = (column: number) => layout.vLineWidth(column, node);
    const around = wanted.reduce<number>(
      (total, _, column) => total + left(column) + right(column) + edge(column),
      edge(wanted.length),
    );
    const columns = wanted.map((width, column) => {
      const cells = body.map((row) => row[column] ?? '').filter((cell) => spanOf(cell) === 1);
      const each = typeof width === 'number' ? [] : cells.map((cell) => widthsOf(cell, style));
      const of = (part: 'min' | 'max') => Math.max(0, ...each.map((one) => one[part]));
      return { width, min: of('min'), max: of('max') };
    });
    // A percentage counts paddings and edges in.
    const percent = (column: number) => left(column) + right(column) + (edge(column) + edge(column + 1)) / 2;
    const widths = columnWidths(
      columns.map((column, index) =>
        typeof column.width === 'string' && column.width.endsWith('%')
          ? { ...column, width: (Number.parseFloat(column.width) * frame.width) / 100 - percent(index) }
          : column,
      ),
      frame.width - around,
    );
    const starts: number[] = [];
    const edges: number[] = [];
    let x = frame.x;
    for (const [column, width] of widths.entries()) {
      edges.push(x + edge(column) / 2);
      starts.push(x + edge(column) + left(column));
      x += edge(column) + left(column) + width + right(column);
    }
    edges.push(x + edge(widths.length) / 2);
    const cellsOf = (row: number) =>
      spannedCells(body[row] ?? []).map(({ cell, column, last }) => {
        const start = starts[column] ?? 0;
        return { cell, column, last, x: start, width: (starts[last] ?? 0) + (widths[last] ?? 0) - start };
      });
    const edgesOf = (row: number) => {
      const inner = new Set(
        cellsOf(row).flatMap(({ column, last }) => Array.from({ length: last - column }, (_, n) => column + n + 1)),
      );
      return edges
        .map((at, column) => ({
          x: at,
          column,
          thickness: edge(column),
          color: layout.vLineColor?.(column, node) ?? 'black',
        }))
        .filter(({ column, thickness }) => thickness > 0 && !inner.has(column));
    };
    return { width: x + edge(widths.length) - frame.x, cellsOf, edgesOf };
  }

  /** The height is measured on a sheet without an end. */
  function heightOf(content: Content, setting: Setting): number {
    const into: Tagged = { tag: 'Artifact', parts: [] };
    const frame = { ...setting.frame, top: 0, bottom: Number.POSITIVE_INFINITY };
    return place(content, { ...setting, frame, into }, { page: 0, y: 0 }).y;
  }

  function widthsOf(content: Content, outer: FullStyle): { min: number; max: number } {
    if (typeof content === 'string') return textWidths(partsOf(content, outer), widthOf);
    const style = { ...outer, ...styleOf(content) };
    const { min, max } = widthsInside(content, style);
    const [left, , right] = content.margin ?? [0, 0, 0, 0];
    return { min: min + left + right, max: max + left + right };
  }

  function widthsInside(content: Exclude<Content, string>, style: FullStyle): { min: number; max: number } {
    const equal = (width: number) => ({ min: width, max: width });
    const each = (parts: readonly Content[]) => parts.map((part) => widthsOf(part, style));
    if ('text' in content) return textWidths(partsOf(content.text, style), widthOf);
    if ('svg' in content) return equal(drawingSize(content).width);
    if ('qr' in content) return equal(codeModules(content).size);
    if ('rule' in content) return equal(0);
    if ('stack' in content) {
      const parts = each(content.stack);
      return { min: Math.max(0, ...parts.map(({ min }) => min)), max: Math.max(0, ...parts.map(({ max }) => max)) };
    }
    const columns =
      'columns' in content
        ? content.columns.map((column) => [column])
        : content.table.widths.map((_, at) => content.table.body.map((row) => row[at] ?? ''));
    const wanted = 'columns' in content ? content.columns.map(widthWanted) : content.table.widths;
    const padding = 'columns' in content ? (content.columnGap ?? 0) : 8;
    const of = (part: 'min' | 'max') =>
      columns.reduce((total, cells, at) => {
        const fixed = wanted[at];
        const width = typeof fixed === 'number' ? fixed : Math.max(0, ...each(cells).map((one) => one[part]));
        return total + width + padding;
      }, 0);
    return { min: of('min'), max: of('max') };
  }

  return { place };
}

const narrowed = (frame: Frame, [left, , right]: Margins): Frame => ({
  ...frame,
  x: frame.x + left,
  width: frame.width - left - right,
});

/** Here, or at the top of the next page where it does not fit. */
function keptTogether(height: number, { top, bottom }: Frame, at: Place): Place {
  const fits = at.y + height <= bottom + slack || at.y <= top + slack;
  return fits ? at : { page: at.page + 1, y: top };
}

const furthest = (places: readonly Place[], from: Place): Place =>
  places.reduce((last, one) => (one.page > last.page || (one.page === last.page && one.y > last.y) ? one : last), from);

function* pagesBetween(from: Place, to: Place, { top, bottom }: Frame) {
  for (let page = from.page; page <= to.page; page += 1)
    yield { page, top: page === from.page ? from.y : top, bottom: page === to.page ? to.y : bottom };
}

const ornament = (mark: Mark): Tagged => ({ tag: 'Artifact', parts: [mark] });

const marksIn = ({ parts }: Tagged): Mark[] => parts.flatMap((part) => ('parts' in part ? marksIn(part) : [part]));

const spanOf = (cell: TableCell) => (typeof cell === 'string' ? 1 : (cell.colSpan ?? 1));

/** The cells of a row; those that another one covers are left out. */
function spannedCells(row: readonly TableCell[]): { cell: TableCell; column: number; last: number }[] {
  const cells: { cell: TableCell; column: number; last: number }[] = [];
  for (let column = 0; column < row.length; column += 1) {
    const cell = row[column] ?? '';
    const last = column + spanOf(cell) - 1;
    cells.push({ cell, column, last });
    column = last;
  }
  return cells;
}

const widthWanted = (column: Content) =>
  typeof column === 'object' && 'width' in column ? (column.width ?? '*') : '*';

function drawingSize({ svg, width, height, fit }: ContentDrawing): { width: number; height: number } {
  if (width !== undefined && height !== undefined && !fit) return { width, height };
  const [, , ownWidth = 1, ownHeight = 1] =
    /viewBox="([^"]*)"/
      .exec(svg)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  const scale = fit ? Math.min(fit[0] / ownWidth, fit[1] / ownHeight) : (width ?? ownWidth) / ownWidth;
  return { width: ownWidth * scale, height: ownHeight * scale };
}

export const defaultStyle = (style: TextStyle): FullStyle => ({
  font: 'Text',
  fontSize: 12,
  bold: false,
  color: 'black',
  lineHeight: 1,
  alignment: 'left',
  noWrap: false,
  wordBreak: 'normal',
  rightToLeft: false,
  ...style,
});
