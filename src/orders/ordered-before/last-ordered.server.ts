import type { FindLastOrdered } from '../../cart/quick-order/quick-order.server.ts';
import { findLastOrders } from './last-ordered.db.ts';

export const findLastOrdered: FindLastOrdered = (db, { customerId, itemIds }) =>
  itemIds.length === 0 ? Promise.resolve([]) : findLastOrders(db, { customerId, itemIds });
