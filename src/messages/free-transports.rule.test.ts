import { expect, test } from 'vitest';
import { freeTransports } from './free-transports.rule.ts';

const all = ['zwz mail', 'nod mail', 'nod sms'];

test.each([
  ['nothing is being sent', [], [], false, all],
  ['one mail of a shop is being sent', ['nod mail'], [], false, all],
  ['two are', ['nod mail', 'nod mail'], [], false, ['zwz mail', 'nod sms']],
  ['three mails of two shops are', ['nod mail', 'nod mail', 'zwz mail'], [], false, ['nod sms']],
  ['one mail is being sent, and only idle ones are wanted', ['nod mail'], [], true, ['zwz mail', 'nod sms']],
  ['a server took long and failed', [], ['zwz mail'], false, ['nod mail', 'nod sms']],
] as const)('%s', (_, busy, leftAlone, onlyIdle, free) => {
  expect(freeTransports(all, { busy, leftAlone: new Set(leftAlone) }, onlyIdle)).toEqual(free);
});
