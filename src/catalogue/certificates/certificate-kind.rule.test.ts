import { expect, test } from 'vitest';
import { certificateKindsOf, certificateText } from './certificate-kind.rule.ts';

test.each([
  [{ kind: 'bis', number: 'CM/L-1234567', standard: 'IS 6455' }, 'BIS licence CM/L-1234567 to IS 6455'],
  [{ kind: 'iso', number: '01 100', standard: '' }, 'ISO certificate 01 100'],
  [{ kind: 'test', number: '', standard: 'EN 10204' }, 'Test report to EN 10204'],
] as const)('%o reads %s', (certificate, text) => {
  expect(certificateText(certificate)).toBe(text);
});

test('a BIS licence is of India alone', () => {
  expect(certificateKindsOf('IN')).toContain('bis');
  expect(certificateKindsOf('AE')).toEqual(['iso', 'test', 'other']);
});
