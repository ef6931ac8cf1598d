import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { contactLink, messageAbout } from '../../sites/contact-subjects.ts';
import { sites } from '../../sites/resolve-site.ts';
import { ContactPage } from './contact.page.tsx';

const opening = { open: 'Mon to Sat, 09:30 to 18:30', closed: '25 Dec 2026, 26 Jan 2027' };

test('it says when the seller is open, and how to call each branch', () => {
  const html = renderPageHtml(<ContactPage {...opening} message="" />);
  expect(visibleText(html)).toContain('Opening hours Mon to Sat, 09:30 to 18:30 Closed on 25 Dec 2026, 26 Jan 2027');
  for (const { name, phone = '' } of sites.nod.branches) {
    expect(visibleText(html)).toMatch(new RegExp(`${name} [^+]*GSTIN \\w+ ${phone.replace('+', '\\+')}`));
    expect(html).toContain(`href="tel:${phone.replaceAll(' ', '')}"`);
  }
});

test('days without a holiday are not mentioned', () => {
  const html = renderPageHtml(<ContactPage {...opening} closed="" message="" />, { site: 'gwd' });
  expect(visibleText(html)).not.toContain('Closed on');
});

test('the grievance officer stands there with the promise, where one is named', () => {
  const { grievanceOfficer } = sites.nod;
  const text = visibleText(renderPageHtml(<ContactPage {...opening} message="" />));
  expect(text).toContain(`Grievance officer ${grievanceOfficer?.name}, ${grievanceOfficer?.position} Phone`);
  expect(text).toContain('We answer within 48 hours and settle within one month.');
  const nobody = visibleText(renderPageHtml(<ContactPage {...opening} message="" />, { site: 'gwd' }));
  expect(nobody).not.toContain('Grievance');
});

test('the link to a subject begins the message', () => {
  const link = new URL(contactLink(sites.zwz, 'retrofit-kit'), 'https://zwz.example');
  expect(link.pathname).toBe('/contact');
  const message = messageAbout(link.searchParams.get('about'));
  expect(message).toMatch(/retrofit kit.*kW/);
  expect(renderPageHtml(<ContactPage {...opening} message={message} />)).toContain(`${message}</textarea>`);
});

test.each([null, '', 'toString', 'prices'])('%j is no subject', (name) => {
  expect(messageAbout(name)).toBe('');
});
