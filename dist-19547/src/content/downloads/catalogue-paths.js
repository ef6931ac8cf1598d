/** The catalogue of the site, or of a maker that has a page there ('koyo'). */
export const cataloguePdfPath = (brand         )         => (brand ? `/catalogue/${brand}.pdf` : '/catalogue.pdf');

export const cataloguePagePath = (brand         )         => (brand ? `/catalogue/${brand}` : '/catalogue');

export function catalogueFilePath(
  { section, slug, part, parts }                                                                ,
  brand         ,
)         {
  if (section === '' && slug === '') return cataloguePdfPath(brand);
  const folder = `${cataloguePagePath(brand)}/category/${encodeURIComponent(slug)}`;
  return parts > 1 ? `${folder}/part-${part}.pdf` : `${folder}.pdf`;
}
