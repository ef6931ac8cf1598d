import type { Handler } from '../server/call.ts';
import { itemAvailabilityCall } from './item-availability.server.ts';
import { multiSearchCall } from './multi-search.server.ts';
import { searchCall } from './search.server.ts';
import { shareItemCall } from './share-item.server.ts';

/** Every call of the catalogue. */
export const catalogueCalls: readonly Handler[] = [searchCall, multiSearchCall, itemAvailabilityCall, shareItemCall];
