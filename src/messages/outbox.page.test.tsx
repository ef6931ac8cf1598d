import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../tests/rendering/render-page.tsx';
import type { OutboxMessage } from './outbox.contract.ts';
import { OutboxPage } from './outbox.page.tsx';

const mail: OutboxMessage = {
  id: 2,
  channel: 'mail',
  receiver: 'stores@plant.example',
  subject: 'Verify your e-mail address for NOD',
  text: 'Please open this link',
  links: [{ label: 'Verify e-mail address', href: '/emailverification?token=abc' }],
  code: '',
  created: '20 Nov 2026, 14:05',
  state: 'waiting',
};
const sms: OutboxMessage = {
  ...mail,
  id: 1,
  channel: 'sms',
  subject: '',
  receiver: '+919820012345',
  links: [],
  code: '480172',
};
const html = (messages: OutboxMessage[]) =>
  renderPageHtml(<OutboxPage messages={messages} busy={false} onReload={() => {}} />);

test('links of emails and OTPs of SMS are shown', () => {
  const page = html([mail, sms]);
  expect(page).toContain('href="/emailverification?token=abc"');
  expect(visibleText(page)).toMatch(/Verify your e-mail address for NOD .* SMS \+919820012345 .* OTP 480172/);
});

test('a mail is shown as it will look in a closed frame, with its text beside it; an SMS is its text', () => {
  const page = html([mail, sms]);
  expect(page.match(/<iframe/g)).toHaveLength(1);
  expect(page).toContain('src="/outbox/2/mail?scheme=light"');
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page).toMatch(/<pre[^>]*>Please open this link/);
  expect(visibleText(page)).toMatch(
    /Width of the mails Phone, 320 px 600 px Whole width Colours of the mails Light Dark/,
  );
});

test('an empty outbox explains what fills it', () => {
  expect(visibleText(html([]))).toContain('No messages yet');
});
