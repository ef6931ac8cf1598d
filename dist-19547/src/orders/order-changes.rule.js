// An audit entry of an order keeps its status, PO number and lines before and after, and of them only what changed.

                                                         

                         
                 
                   
                     
                    
                   
  
                                                                                                              
                                       

export function changedParts(before            , after            )                                              {
  const isChanged = (line           ) => {
    const other = [before, after].map((state) => state.lines.find((one) => one.lineNo === line.lineNo));
    return JSON.stringify(other[0]) !== JSON.stringify(other[1]);
  };
  const partOf = (state            )              => {
    const lines = state.lines.filter(isChanged);
    return {
      ...(before.status !== after.status && { status: state.status }),
      ...(before.purchaseOrderNo !== after.purchaseOrderNo && { purchaseOrderNo: state.purchaseOrderNo }),
      ...(lines.length > 0 && { lines }),
    };
  };
  return { before: partOf(before), after: partOf(after) };
}
