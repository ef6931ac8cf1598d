                                                      
import { formatMoney } from '../../lib/money.js';

const ours                      = ['INR', 'AED'];

export function formatAnyMoney(minor        , currency        )         {
  const known = ours.find((one) => one === currency);
  return known ? formatMoney({ minor, currency: known }) : `${currency} ${(minor / 100).toFixed(2)}`;
}
