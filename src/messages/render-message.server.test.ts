import { expect, test } from 'vitest';
import { currentLocale } from '../lib/i18n.ts';
import { encrypt } from '../server/security/encryption.server.ts';
import { sites } from '../sites/resolve-site.ts';
import { defineTemplate } from './message-template.ts';
import type { OutboxRow } from './outbox.db.ts';
import { renderMessage, templateContextOf } from './render-message.server.ts';

const secret = 'a secret of this store, long enough to seal';
const otp = defineTemplate(({ company, code }: { company: string; code?: string }, { site, address }) => ({
  subject: `${company}: ${site.name} OTP ${code ?? 'erased'}`,
  blocks: [{ kind: 'text', text: `${address} in ${currentLocale().language}` }],
}));
const config = { templates: { otp }, addressOf: (site: string) => `https://${site}.example` };
const queued: OutboxRow = {
  id: 1,
  site: 'gwd',
  channel: 'mail',
  receiver: 'buyer@mill.example',
  template: 'otp',
  data: { company: 'Rao Mills' },
  sealed: encrypt(secret, 'outbox', { code: '482913' }),
  createdAt: new Date(),
  endsAt: null,
  tries: 0,
};
const contentOf = (row: Partial<OutboxRow>) =>
  renderMessage({ ...queued, ...row }, sites[row.site ?? queued.site], config, secret);

test('a message is written from its data and its sealed OTP, in the language and with the address of its site', () => {
  expect(contentOf({})).toEqual({
    subject: 'Rao Mills: GWD OTP 482913',
    blocks: [{ kind: 'text', text: 'https://gwd.example in en-AE' }],
  });
  expect(contentOf({ site: 'nod' }).blocks).toEqual([{ kind: 'text', text: 'https://nod.example in en-IN' }]);
});

test('once its OTP is erased, the rest of a message can still be shown', () => {
  expect(contentOf({ sealed: null }).subject).toBe('Rao Mills: GWD OTP erased');
});

test('an unknown template and a seal of another secret are named', () => {
  expect(() => contentOf({ template: 'greeting' })).toThrow('there is no template greeting');
  expect(() => contentOf({ sealed: encrypt('the secret of another store', 'outbox', {}) })).toThrow(
    'it was encrypted with another SECRET_KEY',
  );
});

test('a template knows the site it writes for', () => {
  expect(templateContextOf(sites.zwz, config)).toMatchObject({
    site: { code: 'zwz' },
    address: 'https://zwz.example',
  });
});
