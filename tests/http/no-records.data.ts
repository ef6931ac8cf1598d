import type { BuyerData } from '../valid-requests/buyer-data.ts';

/** Records that are not there: what refuses a call with them is something else. */
export const noRecords: BuyerData = {
  site: 'nod',
  email: 'active@nod.example',
  lines: [],
  itemIds: [],
  addressId: 0,
  order: 'NOD26000001',
  invoice: '',
  rfi: '1',
  payment: 'none',
  deskIds: {
    customer: 0,
    address: 0,
    paper: 0,
    message: 0,
    bankLine: 0,
    payment: 0,
    priceList: 0,
    item: 0,
    certificate: 0,
    import: 0,
    export: 0,
    token: 0,
    endpoint: 0,
    delivery: 0,
  },
};
