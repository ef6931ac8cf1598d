import { msg } from '../../lib/i18n.js';
                                                                           

export const stripe = {
  name: 'stripe',
  company: 'Stripe',
  settings: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  webhookPath: 'stripepayment/webhook/',
  checkout: 'redirect',
  sessionMinutes: 31,
  leastMinor: 200,
  labels: {
    title: msg('Card only'),
    note: msg("You'll be redirected to the card provider and back"),
    onlyNote: msg('Card, on the page of our card provider'),
  },
  idPrefixes: { session: 'cs', capture: 'pi' },
}                                     ;
