declare module 'svg-to-pdfkit' {
  type Options = {
    width: number;
    height: number;
    assumePt: true;
    fontCallback: (family: string, bold: boolean) => string;
  };
  export default function svgToPdfkit(
    document: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: Options,
  ): void;
}
