import { z } from 'zod';
import { freeText } from '../../lib/contract.js';

/** Rows of one page of a list; a total above the cap is not counted. */
export const rowsPerPage = 50;
export const maxTotal = 10_000;
const maxPage = maxTotal / rowsPerPage;

/** Fields of the request of every list. `sort` is the key of a column, with '-' before it for descending. */
export const listFields = {
  q: freeText(100),
  view: freeText(40),
  sort: freeText(40),
  page: freeText(5).transform((text) => Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), maxPage)),
};

/** `total` is at most `maxTotal`, which then means: this many or more. */
export const listReply =                        (row     ) =>
  z.object({ success: z.literal(true), rows: z.array(row), total: z.number() });

/** Of a call that changes the records of one page: what was changed, and for each other record why not. */
export const bulkReply = z.object({
  success: z.literal(true),
  done: z.array(z.string()),
  refused: z.array(z.object({ key: z.string(), message: z.string() })),
});
                                                  
