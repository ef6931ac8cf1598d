                                                                 

const maxUnqueuedLines = 100;

export const bulkQueueFor = ({ item_info }                                   )                        =>
  item_info.length > maxUnqueuedLines ? 'lists' : undefined;
