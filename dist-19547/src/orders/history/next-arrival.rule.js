// Of an order that is not complete the buyer sees what comes next: goods on the road first, else what is still owed.

                                              
                                                          

                         
                      
                                                                                                    
               
                     
                     
                                                                          
                    
                        
  

                                                               

                           
               
                 
                                                                        
                       
  

export function nextArrival(order           , today     )              {
  const promised = (day            )           => (day !== null && day >= today ? day : '');
  if (order.onTheRoad > 0) return { stage: 'sent', pieces: order.onTheRoad, expectedOn: promised(order.arrivesOn) };
  return { stage: stageOf(order), pieces: order.owed, expectedOn: promised(order.owedOn) };
}

function stageOf({ status, dispatched }           )        {
  if (status === 'Awaiting Internal Approval') return 'approval';
  return dispatched > 0 ? 'rest' : 'preparing';
}

/** Goods on the road come first, then by expected day; orders without a day are last. */
export function byArrival(a             , b             )         {
  const rank = ({ stage, expectedOn }             ) => `${stage === 'sent' ? 0 : 1}${expectedOn || '9'}`;
  return rank(a).localeCompare(rank(b));
}
