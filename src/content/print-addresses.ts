/** Where the catalogue of the site lies, or of one maker that has a page here ('koyo'). */
export const catalogueFile = (brand?: string): string => (brand ? `/catalogue/${brand}.pdf` : '/catalogue.pdf');
