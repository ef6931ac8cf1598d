import { z } from 'zod';
import { freeText } from '../../lib/contract.ts';

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
export const listReply = <Row extends z.ZodType>(row: Row) =>
  z.object({ success: z.literal(true), rows: z.array(row), total: z.number() });

/** The reply to a change of many records: what was changed, and for each other record why not, with the name of a refusal. */
export const bulkReply = z.object({
  success: z.literal(true),
  done: z.array(z.string()),
  refused: z.array(z.object({ key: z.string(), message: z.string(), refusal: z.string().optional() })),
});
export type BulkReply = z.infer<typeof bulkReply>;
