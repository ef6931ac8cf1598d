import { z } from 'zod';
import { sentText } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';

const maxRows = 500;

/** Rows of a page. */
const pageLimit = z.coerce
  .number<string | number>()
  .int()
  .min(1, msg('Please ask for at least 1'))
  .max(maxRows, msg('Please ask for at most 500'))
  .default(100);

/** Fields of a list that a program continues to read from a cursor; its filters beside them. Others are refused. */
export const feedRequest = <Filters extends z.core.$ZodLooseShape>(filters: Filters) =>
  z.strictObject({
    cursor: sentText(20).default('').describe('The cursor of the last reply; empty for the beginning.'),
    limit: pageLimit.describe('Rows of a page.'),
    ...filters,
  });

/** `name` is that of a row, such as 'Order'. */
export const feedReply = <Row extends z.ZodType>(name: string, row: Row) =>
  z
    .object({
      rows: z.array(row),
      cursor: z.string().describe('To be sent with the next request.'),
      more: z.boolean().describe('Whether the next page has rows already.'),
    })
    .meta({ id: `${name}List` });

export const feedRefusals = {
  unknown_cursor: 'This cursor is not one that the store has given.',
  cursor_ahead:
    'This cursor is ahead of the store, such as after a backup was restored. Begin again with an empty cursor.',
} as const;

export const feedParams = { unknown_cursor: 'cursor', cursor_ahead: 'cursor' } as const;
