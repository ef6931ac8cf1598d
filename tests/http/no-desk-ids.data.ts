import type { DeskIds } from '../valid-requests/desk-ids.ts';

/** Records that are not there: what refuses a call with them is something else. */
export const noDeskIds: DeskIds = {
  ...{ customer: 0, address: 0, paper: 0, message: 0, bankLine: 0, payment: 0, priceList: 0 },
  ...{ item: 0, import: 0, token: 0, endpoint: 0, delivery: 0 },
};
