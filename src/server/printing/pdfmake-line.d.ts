declare module 'pdfmake/js/Line.js' {
  export type PrintedPiece = { text: string; width: number; x: number; rightToLeft?: true };
  export type PrintedLine = { inlines: PrintedPiece[]; addInline(piece: PrintedPiece): void };
  const module: { default: new (maxWidth: number) => PrintedLine };
  export default module;
}
