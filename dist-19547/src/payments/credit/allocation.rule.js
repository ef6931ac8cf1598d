// Which money pays which invoice. Amounts in minor units.

                                              

                                              
                                      

/** Named invoices are paid in the order given and no others; otherwise the oldest first. */
export function invoicesToPay                                         (
  invoices              ,
  named                    = [],
)      {
  if (named.length === 0) return invoices.toSorted(oldestFirst);
  return named.flatMap((number) => invoices.filter(({ reference }) => reference === number));
}

/** Each named invoice is paid by at most its part. */
export function limitToParts                                        (
  invoices              ,
  parts                                                       ,
)      {
  return parts.flatMap(({ reference, amountMinor }) =>
    invoices
      .filter((invoice) => invoice.reference === reference)
      .map((invoice) => ({ ...invoice, openMinor: Math.min(invoice.openMinor, amountMinor) })),
  );
}

                                                                     

export function moneyToAllocate                   (money              , orderId               )      {
  const isOwn = (one   ) => one.orderId !== null && one.orderId === orderId;
  const others = money.filter((one) => !isOwn(one)).toSorted(oldestFirst);
  return [...money.filter(isOwn).toSorted(oldestFirst), ...withoutReserved(others)];
}

/** Money paid for an order is reserved for its invoices; what exceeds the order is free. */
function withoutReserved                   (money              )      {
  const reservedByOrder = new Map(money.map((one) => [one.orderId, one.heldMinor]));
  return money.flatMap((one) => {
    const reserved = one.orderId === null ? 0 : Math.min(one.openMinor, reservedByOrder.get(one.orderId) ?? 0);
    reservedByOrder.set(one.orderId, (reservedByOrder.get(one.orderId) ?? 0) - reserved);
    return reserved < one.openMinor ? [{ ...one, openMinor: one.openMinor - reserved }] : [];
  });
}

export function allocateAmount(amountMinor        , open                 )                                        {
  let left = amountMinor;
  return open.flatMap(({ id, openMinor }) => {
    const part = Math.min(left, openMinor);
    left -= part;
    return part > 0 ? [{ id, amountMinor: part }] : [];
  });
}

/** Ends the latest allocations until `amountMinor` is open again. */
export function allocationsToEnd                                   (
  amountMinor        ,
  openMinor        ,
  uses              ,
)      {
  let open = openMinor;
  return uses.filter((use) => {
    if (open >= amountMinor) return false;
    open += use.amountMinor;
    return true;
  });
}

const oldestFirst = (a       , b       ) =>
  a.bookedOn === b.bookedOn ? a.id - b.id : a.bookedOn < b.bookedOn ? -1 : 1;
