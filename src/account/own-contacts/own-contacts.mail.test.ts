import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { ownContactTemplates } from './own-contacts.mail.ts';

const setting = { site: sites.nod, address: 'http://nod.example' };
const write = (name: string, data: Record<string, unknown>) => ownContactTemplates[name]?.(data, setting);
const text = (name: string, data: Record<string, unknown>) => JSON.stringify(write(name, data)?.blocks);

test('links lead to the pages with their buttons; shown again, a sent mail has no token', () => {
  expect(text('confirm-new-email', { token: 'abc' })).toContain('http://nod.example/confirm-email?token=abc');
  expect(text('confirm-new-email', {})).not.toContain('abc');
  const asked = { after: 'new@plant.example', askedAt: '20 Nov 2026, 10:00', until: '27 Nov 2026, 10:00' };
  const words = text('email-change-asked', { ...asked, token: 'def' });
  expect(words).toContain('http://nod.example/stop-email-change?token=def');
  for (const fact of Object.values(asked)) expect(words).toContain(fact);
});

test('the mail about the change names both addresses', () => {
  const words = text('email-changed', { before: 'a@plant.example', after: 'b@plant.example', changedAt: 'now' });
  expect(words).toContain('a@plant.example');
  expect(words).toContain('b@plant.example');
});

test.each([
  [true, 'A change of the e-mail address was undone: Rao Mills'],
  [false, 'A change of the e-mail address was stopped: Rao Mills'],
])('whether an objection undid a change (%j) is in the subject', (wasChanged, subject) => {
  const data = { company: 'Rao Mills', before: 'a@plant.example', after: 'b@plant.example', wasChanged };
  expect(write('email-change-stopped', data)?.subject).toBe(subject);
});

test('a first mobile number has none before it', () => {
  expect(text('mobile-changed', { before: '', after: '+91 98200 12345' })).not.toContain('Previous mobile number');
  expect(text('mobile-changed', { before: '+91 98200 1', after: '+91 98200 2' })).toContain('Previous mobile number');
});
