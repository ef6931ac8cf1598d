                                                                                    
import { findLastOrders } from './last-ordered.db.js';

export const findLastOrdered                  = (db, { customerId, itemIds }) =>
  itemIds.length === 0 ? Promise.resolve([]) : findLastOrders(db, { customerId, itemIds });
