import { deviceDays } from '../../account/sign-in/new-device.rule.ts';
import { gateways } from '../../payments/gateways.data.ts';
import type { Site } from '../../sites/site.ts';
import { lawsByCountry } from './country-law.data.ts';

export function privacyPolicy({ legalName, name, contact, country, tax, requires, onlinePayment }: Site) {
  const law = lawsByCountry[country];
  const providers = onlinePayment.map((provider) => gateways[provider].company).join(' or ');
  return {
    title: 'Privacy policy',
    summary: `What personal data ${legalName} keeps about the people who use the ${name} store, why, for how long, and what rights they have.`,
    parts: [
      {
        title: 'Who is responsible',
        paragraphs: [
          `${legalName}, ${contact.lines.join(', ')}, decides why and how personal data is processed in this store, under ${law.dataAct}. Write to ${contact.email} or call ${contact.phone}.`,
          'The store is for businesses. It is not meant for children, and we do not open accounts for them.',
        ],
      },
      {
        title: 'What we keep',
        paragraphs: [
          `About a company: its name, whether it buys for itself or to sell on, ${tax.numberLabel}, addresses, terms, requests for information, orders and their documents.`,
          `About a person who signs in for it: title, name, designation, e-mail address${requires.otp ? ', mobile number' : ' and mobile number where given'}, and a password of which only a hash is stored.`,
          'About what is done with an account: sign-ins and failed ones with their browser and system, changes and orders, with their time and network address.',
          'About anyone who writes on the contact page: names, e-mail address, phone number and the message.',
          'We keep no card numbers and no bank passwords: they are typed at the payment provider and never reach us.',
        ],
      },
      {
        title: 'What for',
        paragraphs: [
          'To open and verify accounts, to show prices and stock, to answer requests and messages, to carry out orders, to issue the documents that tax law requires, and to tell you about them by e-mail or text message.',
          'To keep the store safe: attempts are counted by account and network address so that passwords and codes cannot be guessed.',
          'We do not make profiles for advertising, and no decision about you is made by a machine alone.',
        ],
      },
      {
        title: 'Who sees it',
        paragraphs: [
          'Our own staff who work on your account. A carrier sees the delivery address, a contact name and a phone number.',
          `For an online payment ${providers} sees the amount, the order and an e-mail address. E-mails and text messages pass through the services that carry them.`,
          'Authorities see what the law obliges us to show. Nothing is sold or lent for advertising.',
        ],
      },
      {
        title: 'How long',
        paragraphs: [
          law.keeping,
          'A sign-up whose e-mail address is never verified can be replaced by a new one after 24 hours. Codes expire after ten minutes, mailed links after a day, a session after 30 days or 7 days without use.',
          'An account and its addresses: until you ask us to close it. Messages from the contact page: until the matter they concern is closed.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          ...law.rights,
          `Write to ${contact.email}. If our answer does not settle it, you may turn to ${law.authority}.`,
        ],
      },
      {
        title: 'Cookies and what stays in your browser',
        paragraphs: [
          `One cookie keeps you signed in; it is set when you sign in and removed when you sign out. Another recognises your device for ${deviceDays} days after its last sign-in, so that we can tell you by e-mail about a sign-in from a new one. A third lasts a few seconds after a change, so that you see at once what you have changed. There are no cookies for advertising or analytics. Nothing is loaded from other companies except the payment window when you pay online.`,
          'Your browser itself keeps the cart before sign-in, forms you started but did not send, and the items you viewed last. You can clear them in its settings.',
        ],
      },
      {
        title: 'How it is protected',
        paragraphs: [
          'Connections are encrypted. Passwords, session tokens and links are stored as hashes. Each site of this store sees only its own customers.',
          'Should personal data nevertheless fall into the wrong hands, we will inform the people concerned and the authority, as the law requires.',
        ],
      },
    ],
  };
}
