const orderNumberPattern = /^[A-Z]{3}\d{8}$/;

                                                                              

/** The page of what changed, below /desk/:site/; '' where it has none. */
export function changePath({ action, subject, customerId }         )         {
  if (action.startsWith('rfi ')) return `rfis/${subject}`;
  if (orderNumberPattern.test(subject)) return `orders/${subject}`;
  return customerId === null ? '' : `accounts/${customerId}`;
}
