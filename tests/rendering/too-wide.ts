import type { ContentTable } from '../../src/server/printing/paper.ts';
import { createStreamedPdf } from '../../src/server/printing/streamed-pdf.server.ts';

type Node = { text?: unknown; stack?: unknown[]; fontSize?: number; bold?: boolean; noWrap?: boolean };

/** The texts that run over the neighbours of their column of a fixed width, measured in the face of the sites. */
export function tooWide({ table, fontSize }: ContentTable, defaultSize = 8): string[] {
  const { widthOf } = createStreamedPdf({ Title: '', Author: '' }, async () => {}).dryRun;
  const wide = (cell: unknown, width: number): string[] => {
    if (typeof cell !== 'object' || cell === null) return [];
    const { text, stack = [], fontSize: size = fontSize ?? defaultSize, bold = false, noWrap }: Node = cell;
    const pieces = typeof text === 'string' ? (noWrap ? [text] : text.split(' ')) : [];
    const own = pieces.filter((piece) => widthOf(piece, { size, bold }) > width);
    const runs = Array.isArray(text) ? text.flatMap((run) => wide({ fontSize: size, bold, ...run }, width)) : [];
    return [...own, ...runs, ...stack.flatMap((part) => wide(part, width))];
  };
  const widths = Array.isArray(table.widths) ? table.widths : [];
  return table.body.flatMap((row) =>
    row.flatMap((cell, column) => {
      const width = widths[column];
      return typeof width === 'number' ? wide(cell, width) : [];
    }),
  );
}
