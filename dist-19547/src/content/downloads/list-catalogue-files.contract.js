import { z } from 'zod';
import { defineContract, plainText } from '../../lib/contract.js';

/** `pages` and `bytes` are 0 until the file has been printed. */
const listedFile = z.object({
  /** '' for the whole catalogue. */
  section: z.string(),
  part: z.number(),
  parts: z.number(),
  items: z.number(),
  /** Titles of the first and last series; '' for the whole catalogue. */
  from: z.string(),
  to: z.string(),
  file: z.string(),
  pages: z.number(),
  bytes: z.number(),
});
                                                    

export const listCatalogueFiles = defineContract({
  path: 'api/catalogue_files/',
  method: 'POST',
  summary:
    'Lists the catalogue PDFs of the site, or of a maker that has a page there (`koyo`): one file, or one per category and part if there are too many items for one file.',
  request: z.object({ brand: plainText(50) }),
  reply: z.object({
    success: z.literal(true),
    /** '' for the catalogue of the site. */
    maker: z.string(),
    items: z.number(),
    files: z.array(listedFile),
  }),
});
