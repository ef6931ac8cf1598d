// A UPI payment is asked for by a link that names payee, amount and reference, up to what UPI takes in one payment.

                                                                    

/** 100,000 rupees, as most banks have it. */
export const upiLimitMinor = 100_000_00;

export const upiIdOf = (account             )         => ('upiId' in account ? (account.upiId ?? '') : '');

/** Undefined without a UPI ID, and for an amount that UPI does not take. Apps and QR codes read the same link. */
export function upiLink(
  account             ,
  { amountMinor, reference }                                            ,
)                     {
  const upiId = upiIdOf(account);
  if (upiId === '' || amountMinor <= 0 || amountMinor > upiLimitMinor) return undefined;
  const compact = reference.replace(/[^A-Za-z0-9]/g, '');
  const fields = {
    pa: upiId,
    pn: account.accountName,
    am: (amountMinor / 100).toFixed(2),
    cu: 'INR',
    tn: compact,
    tr: compact,
  };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&').replace('%40', '@')}`;
}
