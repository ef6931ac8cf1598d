/** Why staff look at an online payment, the most urgent first. */
export const paymentProblems = ['no_order', 'refund_failed', 'differs', 'hanging']         ;
                                                              
