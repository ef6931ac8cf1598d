/** All are set or none. The user is for every GSTIN of the site that E_INVOICE_USERS does not name. */
export const invoicePortalSettings = [
  'E_INVOICE_URL',
  'E_INVOICE_TOKEN',
  'E_INVOICE_USER',
  'E_INVOICE_PASSWORD',
  'E_INVOICE_FROM',
] as const;
