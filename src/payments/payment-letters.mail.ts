import { said, say } from '../lib/say.ts';
import { type Templates, template } from '../messages/letter.ts';

/** As `giveBackCapture` notes it. */
type GivenBack = { amount: string; reason: string; company: string; payment: string };

const facts = ({ amount, payment, company }: GivenBack) =>
  ({
    kind: 'facts',
    rows: [
      [say`Amount`, amount],
      [say`Payment`, payment],
      [say`Company`, company],
    ],
  }) as const;

const givenBack = template((back: GivenBack, { site }) => ({
  subject: say`Your payment of ${back.amount} is given back`,
  blocks: [
    { kind: 'text', text: said(back.reason) },
    { kind: 'text', text: say`We give the money back to where it came from. Banks take some days to show it.` },
    facts(back),
    { kind: 'note', text: say`Questions? Write to ${site.contact.email} or call ${site.contact.phone}.` },
  ],
}));

const givenBackStaff = template((back: GivenBack, { site }) => ({
  subject: say`${back.company}: a payment of ${back.amount} is given back`,
  blocks: [
    { kind: 'text', text: said(back.reason) },
    facts(back),
    { kind: 'note', text: say`npm run desk -- ${site.code} payments list shows it.` },
  ],
}));

/** What the payments room writes, by the names it queues them under. */
export const paymentTemplates: Templates = {
  'payment-given-back': givenBack,
  'payment-given-back-staff': givenBackStaff,
};
