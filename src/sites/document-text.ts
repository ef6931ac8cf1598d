import type { Day } from '../lib/dates.ts';

/** A text shown as a page, in the PDF viewer and as a PDF. */
export type DocumentText = {
  title: string;
  /** One sentence: the first paragraph, and the description for search engines. */
  summary: string;
  since: Day;
  parts: readonly DocumentSection[];
};
export type DocumentSection = { title: string; paragraphs: readonly string[] };
