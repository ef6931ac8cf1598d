import LineBreaker from 'linebreak';
import type { Run, TextStyle } from './paper.ts';
import { printFonts } from './print-fonts.server.ts';

export type FullStyle = Required<TextStyle>;

/** A part of a line in one style; `x` from the left of its line. */
export type Piece = { text: string; style: FullStyle; x: number; width: number };
/** `above` is what it needs above its base line. */
export type TextLine = { pieces: readonly Piece[]; width: number; height: number; above: number };
export type WidthOf = (text: string, style: FullStyle) => number;

/** Sums of widths are not exact. */
const slack = 0.01;

type Part = { text: string; style: FullStyle };

/** The runs of a text with all that holds for them. */
export function partsOf(text: string | readonly Run[], style: FullStyle): Part[] {
  if (typeof text === 'string') return [{ text, style }];
  return text.flatMap((run) =>
    typeof run === 'string' ? [{ text: run, style }] : partsOf(run.text, { ...style, ...styleOf(run) }),
  );
}

export function styleOf({ font, fontSize, bold, color, lineHeight, alignment, ...rest }: TextStyle): TextStyle {
  const { noWrap, wordBreak, rightToLeft } = rest;
  const all = { font, fontSize, bold, color, lineHeight, alignment, noWrap, wordBreak, rightToLeft };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** A word stays together with the blanks behind it. `ends` where a new line must follow. */
type Word = { pieces: Piece[]; width: number; blank: number; ends: boolean };

export function textLines(parts: readonly Part[], width: number, widthOf: WidthOf): TextLine[] {
  const lines: TextLine[] = [];
  let line: Piece[] = [];
  let used = 0;
  const end = () => {
    lines.push(lineOf(line, parts, widthOf));
    [line, used] = [[], 0];
  };
  for (const word of wordsOf(parts, widthOf)) {
    const tooWide = word.width > width + slack && word.pieces.every(({ style }) => !style.noWrap);
    for (const part of tooWide ? cutWord(word, width, widthOf) : [word]) {
      if (line.length > 0 && used + part.width > width + slack) end();
      line.push(...part.pieces);
      used += part.width + part.blank;
    }
    if (word.ends) end();
  }
  if (line.length > 0 || lines.length === 0) end();
  return lines;
}

/** The longest word, and the longest line where none has to wrap. */
export function textWidths(parts: readonly Part[], widthOf: WidthOf): { min: number; max: number } {
  let [min, max, line] = [0, 0, 0];
  for (const { width, blank, ends } of wordsOf(parts, widthOf)) {
    min = Math.max(min, width);
    max = Math.max(max, line + width);
    line = ends ? 0 : line + width + blank;
  }
  return { min, max };
}

function wordsOf(parts: readonly Part[], widthOf: WidthOf): Word[] {
  const whole = parts.map(({ text }) => text).join('');
  const styles = parts.flatMap(({ text, style }, part) => Array.from({ length: text.length }, () => ({ part, style })));
  const breaks = placesToBreak(whole, (at) => styles[at]?.style);
  let from = 0;
  return breaks.map(({ position, required }) => {
    const text = whole.slice(from, position);
    const start = from;
    from = position;
    const pieces: Piece[] = [];
    for (let at = start, next = start; at < position; at = next) {
      const { part, style } = styles[at] ?? { part: -1, style: undefined };
      while (next < position && styles[next]?.part === part) next += 1;
      const shown = whole.slice(at, next).replace(/[\r\n]/g, '');
      if (style && shown) pieces.push({ text: shown, style, x: 0, width: widthOf(shown, style) });
    }
    const blank = blankBehind(pieces, widthOf);
    const width = pieces.reduce((total, piece) => total + piece.width, -blank);
    return { pieces, width, blank, ends: required && text.endsWith('\n') };
  });
}

function placesToBreak(text: string, styleAt: (at: number) => FullStyle | undefined) {
  const places: { position: number; required: boolean }[] = [];
  const breaker = new LineBreaker(text);
  for (let place = breaker.nextBreak(); place; place = breaker.nextBreak()) places.push(place);
  const anywhere = [...text].some((_, at) => styleAt(at)?.wordBreak === 'break-all');
  const all = anywhere
    ? Array.from({ length: text.length }, (_, at) => {
        const known = places.find(({ position }) => position === at + 1);
        return known ?? (styleAt(at)?.wordBreak === 'break-all' ? { position: at + 1, required: false } : undefined);
      }).filter((place) => place !== undefined)
    : places;
  const isInside = (at: number) => styleAt(at - 1)?.noWrap && styleAt(at)?.noWrap;
  return all.filter(({ position, required }) => required || position >= text.length || !isInside(position));
}

/** Blanks at the end of a line take no room, but keep its words apart for who copies them. */
function blankBehind(pieces: readonly Piece[], widthOf: WidthOf): number {
  let blank = 0;
  for (const { text, style, width } of pieces.toReversed()) {
    const shown = text.trimEnd();
    blank += width - (shown === '' ? 0 : widthOf(shown, style));
    if (shown !== '') break;
  }
  return blank;
}

/** A word that is wider than its line, cut where it must be. */
function cutWord({ pieces }: Word, width: number, widthOf: WidthOf): Word[] {
  const cut: Word[] = [];
  let used = 0;
  for (const { text, style } of pieces)
    for (const letter of text) {
      const wide = widthOf(letter, style);
      const last = cut.at(-1);
      if (!last || used + wide > width) {
        cut.push({ pieces: [{ text: letter, style, x: 0, width: wide }], width: wide, blank: 0, ends: false });
        used = wide;
      } else {
        last.pieces.push({ text: letter, style, x: 0, width: wide });
        last.width += wide;
        used += wide;
      }
    }
  return cut;
}

function lineOf(pieces: readonly Piece[], parts: readonly Part[], widthOf: WidthOf): TextLine {
  const joined = joinPieces(pieces);
  let x = 0;
  for (const piece of joined) {
    piece.x = x;
    x += piece.width;
  }
  placeRightToLeft(joined);
  const sized = joined.length > 0 ? joined : parts.slice(0, 1);
  const heights = sized.map(({ style }) => {
    const { above, below } = printFonts[style.font];
    return { above: above * style.fontSize, height: (above + below) * style.fontSize * style.lineHeight };
  });
  return {
    pieces: joined,
    width: x - blankBehind(joined, widthOf),
    height: Math.max(...heights.map(({ height }) => height)),
    above: Math.max(...heights.map(({ above }) => above)),
  };
}

/** Neighbours in one style are drawn as one text; Arabic words stay apart, as they change places. */
function joinPieces(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (!last || last.style !== piece.style || piece.style.rightToLeft) joined.push({ ...piece });
    else {
      last.text += piece.text;
      last.width += piece.width;
    }
  }
  return joined;
}

/** Arabic words of a line, and the numbers between them, stand from right to left. */
function placeRightToLeft(pieces: readonly Piece[]): void {
  let at = 0;
  while (at < pieces.length) {
    if (!pieces[at]?.style.rightToLeft) {
      at += 1;
      continue;
    }
    let end = at;
    while (pieces[end]?.style.rightToLeft) end += 1;
    const isWord = ({ text }: Piece) => text.trim() !== '';
    const group = pieces.slice(at, end);
    const first = group.findIndex(isWord);
    const read = first < 0 ? [] : group.slice(first, group.findLastIndex(isWord) + 1);
    let x = Math.min(...read.map((piece) => piece.x));
    for (const piece of read.toReversed()) {
      piece.x = x;
      x += piece.width;
    }
    at = end;
  }
}
