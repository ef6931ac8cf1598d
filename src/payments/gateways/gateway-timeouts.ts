/** After this long without a reply a request counts as failed. A gateway repeats it once. */
export const gatewayTimeoutMs = 10_000;

/** Far more than a gateway's longest reply. */
export const maxGatewayReplyBytes = 5_000_000;

/**
 * Longer than a refund can take, so that nobody else begins the same one: two requests, each repeated once after a short
 * pause.
 */
export const refundLeaseMs = 6 * gatewayTimeoutMs;
