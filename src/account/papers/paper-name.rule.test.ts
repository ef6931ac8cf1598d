import { expect, test } from 'vitest';
import { paperFileName } from './paper-name.rule.ts';

test.each([
  ['GST REG-06.pdf', 'pdf', 'GST REG-06.pdf'],
  ['scan.jpeg', 'jpg', 'scan.jpg'],
  ['licence.exe', 'pdf', 'licence.pdf'],
  ['C:\\Papers\\licence.pdf', 'pdf', 'licence.pdf'],
  ['../../etc/passwd', 'png', 'passwd.png'],
  ['a"b<c>:d|e?f*.png', 'png', 'abcdef.png'],
  ['رخصة.pdf', 'pdf', 'رخصة.pdf'],
  ['gpj.\u202egnp.exe', 'pdf', 'gpj.gnp.pdf'],
  ['', 'jpg', 'paper.jpg'],
  ['.pdf', 'pdf', 'paper.pdf'],
  ['no ending', 'pdf', 'no ending.pdf'],
  [`${'x'.repeat(300)}.pdf`, 'pdf', `${'x'.repeat(100)}.pdf`],
] as const)('%j that is a %s is kept as %j', (name, type, kept) => {
  expect(paperFileName(name, type)).toBe(kept);
});
