import type { Handler } from '../../server/calls/define-call.server.ts';
import { listSearchMissesCall } from './search-misses.server.ts';
import { listSearchWordsCall, removeSearchWordCall, saveSearchWordCall } from './search-words.server.ts';
import { listWantedItemsCall } from './wanted-items.server.ts';

export const itemWordCalls: readonly Handler[] = [
  listSearchWordsCall,
  saveSearchWordCall,
  removeSearchWordCall,
  listSearchMissesCall,
  listWantedItemsCall,
];
