import type { OrderRecords } from './order-buyer.ts';

export type OrderFindings = { inDatabase: number; lost: string[]; doubled: string[]; neverTold: string[] };
type Query = <R extends object>(sql: string) => Promise<R[]>;

/** Compares the orders in the database with what their buyers were told. */
export async function checkOrders(
  query: Query,
  { acknowledged, unanswered }: Pick<OrderRecords, 'acknowledged' | 'unanswered'>,
): Promise<OrderFindings> {
  const rows = await query<{ number: string; key: string; lines: number }>(
    `select o.number, o.purchase_order_no as key, (select count(*)::int from order_lines n where n.order_id = o.id) as lines
      from orders o join users u on u.id = o.user_id where u.email like 'bench-%' and o.purchase_order_no <> ''`,
  );
  const numbersOf = Map.groupBy(rows, ({ key }) => key);
  const keysTold = new Set(acknowledged.map(({ key }) => key));
  return {
    inDatabase: rows.length,
    lost: acknowledged
      .filter(({ key, number }) => !numbersOf.get(key)?.some((one) => one.number === number && one.lines > 0))
      .map(({ number }) => number),
    doubled: [...numbersOf].filter(([, orders]) => orders.length > 1).map(([key]) => key),
    neverTold: [...numbersOf.keys()].filter((key) => !keysTold.has(key) && !unanswered.includes(key)),
  };
}
