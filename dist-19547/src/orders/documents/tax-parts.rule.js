// The tax of a document line is divided into two halves, or is whole, or there is none.

                                                                                           

                        
              
                       
                       
                     
                     
                     
  

export function splitTax(taxMinor        , form              )           {
  if (form !== 'state' && form !== 'union_territory') return { centralMinor: 0, stateMinor: 0, wholeMinor: taxMinor };
  const centralMinor = Math.floor(taxMinor / 2);
  return { centralMinor, stateMinor: taxMinor - centralMinor, wholeMinor: 0 };
}

export const taxOf = ({ centralMinor, stateMinor, wholeMinor }          )         =>
  centralMinor + stateMinor + wholeMinor;

export function taxPartNames(form              , label        )                                                 {
  if (form === 'state') return [['centralMinor', 'CGST']         , ['stateMinor', 'SGST']         ];
  if (form === 'union_territory') return [['centralMinor', 'CGST']         , ['stateMinor', 'UTGST']         ];
  return [['wholeMinor', form === 'vat' ? label : 'IGST']         ];
}
