import { msg } from '../../lib/i18n.js';
                                                                           

export const razorpay = {
  name: 'razorpay',
  company: 'Razorpay',
  settings: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  webhookPath: 'payment/webhook/',
  checkout: 'window',
  sessionMinutes: 15,
  leastMinor: 100,
  csp: {
    scripts: ['https://checkout.razorpay.com'],
    frames: ['https://checkout.razorpay.com', 'https://api.razorpay.com'],
  },
  labels: {
    title: msg('Online: UPI, net banking, card'),
    note: msg('Opens the payment window of Razorpay'),
    onlyNote: msg('Card, UPI or net banking'),
  },
  idPrefixes: { session: 'order', capture: 'pay' },
}                                     ;
