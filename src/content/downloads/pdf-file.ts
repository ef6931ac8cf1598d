export type PdfFile = {
  title: string;
  /** Address of the PDF. */
  file: string;
  /** The page that says the same in HTML, where there is one. */
  text?: string | undefined;
};
