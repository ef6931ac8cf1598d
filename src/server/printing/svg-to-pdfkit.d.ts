declare module 'pdfmake/js/3rd-party/svg-to-pdfkit.js' {
  type Options = { width: number; height: number; assumePt: true; fontCallback: () => string };
  const module: { default(document: PDFKit.PDFDocument, svg: string, x: number, y: number, options: Options): void };
  export default module;
}
