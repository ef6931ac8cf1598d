// Every payment gateway, one line each; all else derives from this list.
export { razorpay } from './razorpay/razorpay-gateway.js';
export { stripe } from './stripe/stripe-gateway.js';
