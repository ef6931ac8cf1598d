                                                                        
import { listSearchMissesCall } from './search-misses.server.js';
import { listSearchWordsCall, removeSearchWordCall, saveSearchWordCall } from './search-words.server.js';
import { listWantedItemsCall } from './wanted-items.server.js';

export const itemWordCalls                     = [
  listSearchWordsCall,
  saveSearchWordCall,
  removeSearchWordCall,
  listSearchMissesCall,
  listWantedItemsCall,
];
