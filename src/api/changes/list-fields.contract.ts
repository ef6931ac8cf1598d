import { z } from 'zod';
import { freeText } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';

const maxRows = 500;

/** Rows of a page. */
export const pageLimit = z.coerce
  .number()
  .int()
  .min(1, msg('Please ask for at least 1'))
  .max(maxRows, msg('Please ask for at most 500'))
  .default(100);

/** Fields of a list that a program continues to read from a cursor. */
export const feedFields = {
  cursor: freeText(20).describe('The cursor of the last reply; empty for the beginning.'),
  limit: pageLimit,
};

/** `more` tells that the next page has rows already. */
export const feedReply = <Row extends z.ZodType>(row: Row) =>
  z.object({ success: z.literal(true), rows: z.array(row), cursor: z.string(), more: z.boolean() });
