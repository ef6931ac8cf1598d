/** The files that a tax document can be had as, besides the PDF. */
export const eDocumentForms = ['inv-01', 'eway-bill', 'pint-ae']         ;
                                                            
