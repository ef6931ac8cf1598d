import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';

// Loaded before the store (--import), whose bundle has a copy of the gateway's code that cannot be reached from here:
// the only difference is the address at which Razorpay is reached.
const baseUrl = process.env.FAKE_RAZORPAY_URL;
if (baseUrl) {
  const { hostname, port } = new URL(baseUrl);
  const there = { protocol: 'http:', host: hostname, hostname, port, agent: undefined };
  const { request } = https;
  const redirect = (options: RequestOptions, onReply?: (reply: IncomingMessage) => void) =>
    options.hostname === 'api.razorpay.com'
      ? http.request({ ...options, ...there }, onReply)
      : request(options, onReply);
  Object.assign(https, { request: redirect });
}
