/** After this long without a reply a request counts as failed. A gateway repeats it once. */
export const gatewayTimeoutMs = 10_000;

/**
 * Longer than a refund can take, so that nobody else begins the same one: two requests, each repeated once after a short
 * pause.
 */
export const refundLeaseMs = 6 * gatewayTimeoutMs;
