import type { Handler } from '../../server/calls/define-call.server.ts';
import { listItemsCall } from './item-list.server.ts';

export const itemDeskCalls: readonly Handler[] = [listItemsCall];
