import { truncateLine } from '../../lib/line-length.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import type { ListReader, ListSource } from '../pasted-list/read-list.rule.ts';
import type { quickOrder } from './quick-order.contract.ts';
import type { ListToRead } from './read-in-parts.rule.ts';

/** As many as the store looks up to compare columns. */
const maxRows = 40;

const beginningOf = (source: ListSource) => {
  if ('text' in source) return { text: source.text.split('\n', maxRows).join('\n') };
  if ('rows' in source) return {};
  return {
    sheets: source.sheets.map(({ name, rows }) => ({
      name,
      rows: rows.slice(0, maxRows).map((row) => row.map(truncateLine)),
    })),
  };
};

/** Where several columns may name the items, the store says of the first lines in which one it finds more. */
export async function columnsThatFind(
  { source, choices = {} }: ListToRead,
  read: ListReader,
): Promise<Pick<ListToRead, 'choices' | 'insteadOf'>> {
  const isSure = read(source, choices).sheets.every(({ isRead, items }) => !isRead || items.length < 2);
  if (isSure || choices.columns) return {};
  try {
    const reply = await call<typeof quickOrder>('POST /api/quick_order/', {
      ...beginningOf(source),
      choices: { ...(choices.sheets && { sheets: [...choices.sheets] }) },
    });
    if (isRefusal(reply)) return {};
    const columns = reply.sheets.flatMap(({ instead_of, item }, sheet) =>
      instead_of && item ? [{ sheet, item: item.columns[0] }] : [],
    );
    const insteadOf = reply.sheets.flatMap(({ instead_of }) => instead_of || []).join(', ');
    return columns.length > 0 ? { choices: { ...choices, columns }, insteadOf } : {};
  } catch {
    // The list is read as its heads say.
    return {};
  }
}
