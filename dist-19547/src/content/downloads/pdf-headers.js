/** `x-pages` lets the viewer show the length of a file before opening it. */
export const pdfHeaders = ({ name, pages, bytes }                                                ) => ({
  'content-type': 'application/pdf',
  'content-length': String(bytes),
  'content-disposition': `inline; filename="${name}.pdf"`,
  'cache-control': 'public, max-age=300',
  'x-pages': String(pages),
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'self'",
});
