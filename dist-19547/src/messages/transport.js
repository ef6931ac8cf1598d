/** `id` lets the receiver recognise a repeated message. */
                               
             
                   
                  
               
               
                                                                             
                                              
  

export class DeliveryError extends Error {
           isPermanent         ;
  constructor(message        , final         ) {
    super(message);
    this.isPermanent = final;
  }
}

/** Throws DeliveryError. */
                                                                                         
