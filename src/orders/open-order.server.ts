import type { FindOpenOrder } from '../account/registrations/registrations.server.ts';
import { findOrderUnderNumber } from './orders.db.ts';

export const findOpenOrder: FindOpenOrder = async (db, customerId, taxNumber) => {
  const [order] = await findOrderUnderNumber(db, { customerId, taxNumber });
  return order?.number;
};
