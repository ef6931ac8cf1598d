import { expect, test } from 'vitest';
import { type PriceRequestFields, priceRequestText, validatePriceRequest } from './price-request.rule.ts';

const rao: PriceRequestFields = {
  name: 'Asha Rao',
  firm: 'Tapi Sugar Works',
  phone: '+91 98201 23456',
  email: '',
  remark: '',
};

test.each<[string, Partial<PriceRequestFields>, string[]]>([
  ['name, firm and phone are enough', {}, []],
  ['an e-mail address may be given', { email: 'asha@tapi.example' }, []],
  ['all that is missing is said at once', { name: ' ', firm: '', phone: '' }, ['name', 'firm', 'phone']],
  ['a phone with three digits', { phone: '123' }, ['phone']],
  ['an e-mail address without @', { email: 'asha' }, ['email']],
])('%s', (_case, changes, wrong) => {
  expect(validatePriceRequest({ ...rao, ...changes }).map(({ field }) => field)).toEqual(wrong);
});

test('the desk reads a line for each item, then the words of the visitor', () => {
  const items = [
    { name: '6205-2RS', maker: 'ZWZ', code: 'ZW-10623', quantity: 40 },
    { name: 'KM5', maker: '', code: 'X-1', quantity: 2 },
  ];
  expect(priceRequestText('Tapi', items, ' For a fan. ')).toBe(
    'Tapi asks for prices of\n40 × 6205-2RS ZWZ (ZW-10623)\n2 × KM5 (X-1)\n\nFor a fan.',
  );
  expect(priceRequestText('Tapi', items.slice(1), '')).toBe('Tapi asks for prices of\n2 × KM5 (X-1)');
});
