/** Set together or not at all. The user's name and password are valid for every GSTIN of the site. */
export const invoicePortalSettings = [
  'E_INVOICE_URL',
  'E_INVOICE_TOKEN',
  'E_INVOICE_USER',
  'E_INVOICE_PASSWORD',
  'E_INVOICE_FROM',
] as const;
