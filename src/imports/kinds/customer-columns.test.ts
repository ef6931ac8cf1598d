import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { isOfFurtherRegistration, readCustomer, readFurtherRegistration } from './customer-columns.ts';

const priceLists = [{ id: 7, name: 'Resellers' }];
const read = (cells: Record<string, string>, site: 'nod' | 'gwd' = 'nod') =>
  readCustomer(cells, { site: sites[site], priceLists });

const least = {
  customer_id: 'C-200',
  tax_number: '29AAGCB7383J1Z4',
  company: 'Peenya Pumps',
  email: 'p@pumps.example',
  address: 'Survey 88',
  state: '29',
};

test('a line gives a customer with addresses, price list and credit', () => {
  const line = {
    customer_id: 'c-100',
    tax_number: '27aapfu0939f1zv',
    company: 'Rao Mills',
    email: 'Buyer@Rao.example',
    mobile: '98200 12345',
    address: 'Gat 12, Chakan',
    state: 'maharashtra',
    city: 'pune',
    pincode: '410501',
    delivery_address: 'Shed 3',
    delivery_state: 'Gujarat',
    delivery_city: 'Kadi',
    delivery_pincode: '382715',
    price_list: 'Resellers',
    credit_limit: '250000.50',
    credit_days: '45',
    grace_days: '10',
  };
  expect(read(line)).toEqual({
    row: {
      customerCode: 'C-100',
      taxNumber: '27AAPFU0939F1ZV',
      company: 'Rao Mills',
      email: 'buyer@rao.example',
      mobile: '+919820012345',
      billing: { line: 'Gat 12, Chakan', regionId: 27, cityId: 1259229, cityName: 'Pune', pincode: '410501' },
      delivery: { line: 'Shed 3', regionId: 24, cityId: expect.anything(), cityName: 'Kadi', pincode: '382715' },
      priceListId: 7,
      creditLimitMinor: 25_000_050,
      creditPeriodDays: 45,
      creditGraceDays: 10,
    },
  });
});

test('the required columns are enough; goods then go to the billing address', () => {
  const result = read(least);
  const row = 'row' in result ? result.row : undefined;
  expect(row?.delivery).toEqual(row?.billing);
  expect(row).toMatchObject({ creditLimitMinor: null, priceListId: null, mobile: null });
});

test('in the Gulf the number is a TRN and the region an emirate', () => {
  const creek = { ...least, tax_number: '100345678900003', state: 'Dubai' };
  expect(read(creek, 'gwd')).toMatchObject({ row: { taxNumber: '100345678900003' } });
  expect(read(creek)).toEqual({
    problems: [
      "state 'Dubai' is not a known state; write its full name.",
      "tax_number '100345678900003' is not a valid GSTIN.",
    ],
  });
});

test('every problem of a line is told', () => {
  const result = read({
    customer_id: '',
    tax_number: 'x',
    company: 'Gear!',
    email: 'nobody',
    mobile: '12',
    address: '',
    state: 'Atlantis',
    delivery_state: 'Goa',
    price_list: 'No such list',
    credit_limit: '12x',
  });
  const problems = 'problems' in result ? result.problems : [];
  expect(problems.map((problem) => problem.replace(/ (is|contains) .*/, ''))).toEqual([
    "state 'Atlantis'",
    'address',
    'delivery_address',
    "credit_limit '12x'",
    'credit_days',
    'customer_id',
    "tax_number 'x'",
    "company 'Gear!'",
    "email 'nobody'",
    "mobile '12'",
    "price_list 'No such list'",
  ]);
});

test('a line says yes or no to being of a further registration', () => {
  expect(read({ ...least, further_registration: 'No' })).toMatchObject({ row: { customerCode: 'C-200' } });
  expect(read({ ...least, further_registration: 'maybe' })).toEqual({
    problems: ["further_registration 'maybe' is not known; write one of no, yes."],
  });
});

test('a credit limit needs its days', () => {
  expect(read({ ...least, credit_limit: '1000' })).toEqual({
    problems: ['credit_days is empty but required with a credit_limit.'],
  });
});

const further = {
  customer_id: 'c-200',
  tax_number: '27aagcb7383j1z8',
  company: 'Peenya Pumps',
  address: 'Gat 12, Chakan',
  state: 'Maharashtra',
  city: 'Pune',
  pincode: '410501',
  further_registration: 'Yes',
};

test('a line of a further registration has its number, legal name and principal address, and where goods go', () => {
  expect([isOfFurtherRegistration(further), isOfFurtherRegistration(least)]).toEqual([true, false]);
  const delivery = {
    delivery_address: 'Shed 3',
    delivery_state: '27',
    delivery_city: 'Pune',
    delivery_pincode: '410501',
  };
  expect(readFurtherRegistration({ ...further, ...delivery }, sites.nod)).toEqual({
    registration: {
      customerCode: 'C-200',
      taxNumber: '27AAGCB7383J1Z8',
      legalName: 'Peenya Pumps',
      principal: { line: 'Gat 12, Chakan', regionId: 27, cityId: 1259229, cityName: 'Pune', pincode: '410501' },
      delivery: { line: 'Shed 3', regionId: 27, cityId: 1259229, cityName: 'Pune', pincode: '410501' },
    },
  });
  expect(readFurtherRegistration(further, sites.nod)).toMatchObject({ registration: { delivery: null } });
});

test.each([
  [
    { state: 'Gujarat', pincode: '382715' },
    'state: This GSTIN belongs to Maharashtra, so its principal address is there.',
  ],
  [{ city: '' }, 'city: Please Select City.'],
  [{ pincode: '' }, 'pincode: Please Enter Pincode.'],
  [{ address: '' }, 'address is empty; write a value.'],
  [{ credit_limit: '5000' }, "credit_limit belongs to the customer's own line; leave it empty here."],
])('a further registration with %j is refused', (change, problem) => {
  expect(readFurtherRegistration({ ...further, ...change }, sites.nod)).toEqual({ problems: [problem] });
});
