/** Where the catalogue of the site lies, or of one maker that has a page here ('koyo'). */
export const cataloguePdfPath = (brand?: string): string => (brand ? `/catalogue/${brand}.pdf` : '/catalogue.pdf');

/** The page that lists the files of a catalogue. */
export const cataloguePagePath = (brand?: string): string => (brand ? `/catalogue/${brand}` : '/catalogue');

/** Where a file of a catalogue lies: the whole, a section of it, or a part of a section. */
export function catalogueFilePath(
  { section, slug, part, parts }: { section: string; slug: string; part: number; parts: number },
  brand?: string,
): string {
  if (section === '' && slug === '') return cataloguePdfPath(brand);
  const folder = `${cataloguePagePath(brand)}/category/${encodeURIComponent(slug)}`;
  return parts > 1 ? `${folder}/part-${part}.pdf` : `${folder}.pdf`;
}
