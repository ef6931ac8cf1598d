import type { ContentText } from 'pdfmake/interfaces.js';
import { default as lines, type PrintedLine, type PrintedPiece } from 'pdfmake/js/Line.js';

/** A run whose pieces on one line are read from right to left. */
export type RightToLeftRun = ContentText & { rightToLeft: true };

let isPatched = false;

/** The PDF library places the pieces of a line from left to right only, and where a line ends is known only then. */
export function patchRightToLeft(): void {
  if (isPatched) return;
  isPatched = true;
  const line = lines.default.prototype;
  const add = line.addInline;
  line.addInline = function (this: PrintedLine, piece: PrintedPiece) {
    add.call(this, piece);
    if (piece.rightToLeft) placeLastPieces(this);
  };
}

function placeLastPieces({ inlines }: PrintedLine): void {
  const start = inlines.findLastIndex((piece) => !piece.rightToLeft) + 1;
  const isWord = ({ text }: PrintedPiece) => text.trim() !== '';
  const pieces = inlines.slice(start);
  const first = pieces.findIndex(isWord);
  if (first < 0) return;
  const read = pieces.slice(first, pieces.findLastIndex(isWord) + 1);
  let x = Math.min(...read.map((piece) => piece.x));
  for (const piece of read.toReversed()) {
    piece.x = x;
    x += piece.width;
  }
}
