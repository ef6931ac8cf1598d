// In India a tax invoice or credit note to a registered buyer needs an invoice reference number (IRN) of the portal.

                                                      
                                                         

                      
                     
                   
                         
                                                                  
                    
  

/** An SEZ is registered too. `isInvoiceCancelled`: of a credit note whose invoice was cancelled at the portal. */
export function needsIrn(
  { kind, country, buyerTaxNumber, isGiven = false }               ,
  isInvoiceCancelled = false,
)          {
  return country === 'IN' && kind !== 'proforma' && buyerTaxNumber !== '' && !isGiven && !isInvoiceCancelled;
}

/** Documents are cancelled at the portal within a day; afterwards a credit note takes the invoice back. */
export const cancellableHours = 24;

export const canCancelIrn = (ackAt      , now      )          =>
  now.getTime() - ackAt.getTime() < cancellableHours * 3_600_000;
