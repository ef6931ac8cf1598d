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
  expect(read(line)).toMatchObject({
    customer: {
      line: {
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
    },
  });
});

const lineOf = (cells: Record<string, string>, site: 'nod' | 'gwd' = 'nod') => {
  const result = read(cells, site);
  if ('problems' in result) throw new Error(result.problems.join(' '));
  return result.customer;
};

test('without a delivery address goods go to the billing address; what a line does not say is not given', () => {
  const { line, given } = lineOf(least);
  expect(line.delivery).toEqual(line.billing);
  expect(line).toMatchObject({ creditLimitMinor: null, priceListId: null, mobile: null });
  expect(given).toEqual(['customerCode', 'taxNumber', 'company', 'email', 'billing']);
});

const { state: _state, ...withoutState } = least;

test.each([
  ['the state of a GSTIN', withoutState, { billing: { regionId: 29 } }],
  ['a state as books write it', { ...least, state: 'KA' }, { billing: { regionId: 29 } }],
  ['a state with its code', { ...least, state: '29-Karnataka' }, { billing: { regionId: 29 } }],
  ['no number', { ...least, tax_number: 'URP' }, { taxNumber: '' }],
  ['no number and no address to write to', { ...least, tax_number: '-', email: 'Nil' }, { taxNumber: '', email: '' }],
  ['days in words', { ...least, credit_limit: '5,00,000.00', credit_days: '45 days' }, { creditPeriodDays: 45 }],
  ['a limit of nothing', { ...least, credit_limit: '-' }, { creditLimitMinor: null }],
  ['a limit of 0', { ...least, credit_limit: '0.00', credit_days: '30' }, { creditLimitMinor: null }],
  ['two telephone numbers', { ...least, mobile: '022-23456789 / 98200-45678' }, { mobile: '+919820045678' }],
  ['a landline', { ...least, mobile: '022-23456789' }, { mobile: '022-23456789' }],
  [
    'a contact and a salesperson',
    { ...least, contact_person: 'S. Rao', sales_manager: 'Anil' },
    { contactName: 'S. Rao', salesManager: 'Anil' },
  ],
])('%s', (_what, cells, row) => {
  expect(lineOf(cells).line).toMatchObject(row);
});

test('in the Gulf the number is a TRN and the region an emirate', () => {
  const creek = { ...least, tax_number: '100345678900003', state: 'Dubai' };
  expect(lineOf(creek, 'gwd').line).toMatchObject({ taxNumber: '100345678900003' });
  expect(read(creek)).toEqual({
    problems: [
      "tax_number '100345678900003' is not a valid GSTIN.",
      "state 'Dubai' is not a known state; write its full name.",
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
    address: 'Gat 12',
    state: 'Atlantis',
    delivery_state: 'Goa',
    price_list: 'No such list',
    credit_limit: '12x',
  });
  const problems = 'problems' in result ? result.problems : [];
  expect(problems.map((problem) => problem.replace(/ (is|contains) .*/, ''))).toEqual([
    "tax_number 'x'",
    "state 'Atlantis'",
    'delivery_address',
    "credit_limit '12x'",
    "company 'Gear!'",
    "email 'nobody'",
    "mobile '12'",
    "price_list 'No such list'",
  ]);
});

test('a line says yes or no to being of a further registration', () => {
  expect(read({ ...least, further_registration: 'No' })).toMatchObject({
    customer: { line: { customerCode: 'C-200' } },
  });
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
