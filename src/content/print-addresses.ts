/** Where the catalogue of the site lies, or of one maker that has a page here ('koyo'). */
export const catalogueFile = (brand?: string): string => (brand ? `/catalogue/${brand}.pdf` : '/catalogue.pdf');

/** The page that lists the files of a catalogue. */
export const cataloguePage = (brand?: string): string => (brand ? `/catalogue/${brand}` : '/catalogue');

/** Where a file of a catalogue lies: the whole, a section of it, or a part of a section. */
export function fileAddress(
  { section, slug, part, parts }: { section: string; slug: string; part: number; parts: number },
  brand?: string,
): string {
  if (section === '' && slug === '') return catalogueFile(brand);
  const folder = `${cataloguePage(brand)}/category/${encodeURIComponent(slug)}`;
  return parts > 1 ? `${folder}/part-${part}.pdf` : `${folder}.pdf`;
}
