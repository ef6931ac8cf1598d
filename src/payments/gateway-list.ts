// Every payment gateway, one line each; all else derives from this list.
export { razorpay } from './razorpay/razorpay-gateway.ts';
export { stripe } from './stripe/stripe-gateway.ts';
