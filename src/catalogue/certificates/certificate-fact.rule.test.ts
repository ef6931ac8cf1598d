import { expect, test } from 'vitest';
import type { ShownCertificate } from './certificate.contract.ts';
import { certificateFact } from './certificate-fact.rule.ts';

const whole: ShownCertificate = {
  kind: 'bis',
  number: 'CM/L-1234567',
  standard: 'IS 6455',
  issuer: 'Wafangdian',
  valid_to: '2028-02-14',
  file: '',
};

test.each<[Partial<ShownCertificate>, string]>([
  [{}, 'CM/L-1234567 to IS 6455, valid until 14 Feb 2028, Wafangdian'],
  [{ standard: '', issuer: '' }, 'CM/L-1234567, valid until 14 Feb 2028'],
  [{ valid_to: '', issuer: '' }, 'CM/L-1234567 to IS 6455'],
  [{ number: '', issuer: '', valid_to: '' }, 'to IS 6455'],
])('with %j it reads %s', (change, text) => {
  expect(certificateFact({ ...whole, ...change })).toEqual(['BIS licence', text]);
});
