import * as programCalls from './api/api.calls.ts';
import * as deskCalls from './desk/desk.calls.ts';
import type { Handler } from './server/calls/define-call.server.ts';
import * as shopCalls from './shop/shop.calls.ts';

/** A path with a word sorts before the one with a parameter in its place, which would take the word for a value. */
const sortKey = ({ contract }: Handler) => contract.path.replaceAll(':', '~');
const byPath = (a: Handler, b: Handler) => Number(sortKey(a) > sortKey(b)) - Number(sortKey(a) < sortKey(b));

/** Every call of buyers, staff and programs. */
export const storeCalls: readonly Handler[] = [shopCalls, deskCalls, programCalls]
  .flatMap((list) => Object.values<Handler>(list))
  .toSorted(byPath);
