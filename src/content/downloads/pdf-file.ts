export type PdfFile = {
  title: string;
  file: string;
  /** Path of the page with the same text as HTML, if there is one. */
  text?: string | undefined;
};
