import { laneOfLines } from '../cart/lane-of-lines.ts';
import { reasonAgainstRfi } from '../cart/take-for-rfi.server.ts';
import { say } from '../lib/say.ts';
import { answer } from '../server/call.ts';
import { refuse } from '../server/refuse.ts';
import { checkRfqStatus } from './check-rfi.contract.ts';

export const checkRfiCall = answer(
  checkRfqStatus,
  { who: 'verified', heavy: laneOfLines },
  async ({ item_info: lines }, step) => {
    const ids = [...new Set(lines.map((line) => line.item_id))];
    if (ids.length === 0) return refuse(checkRfqStatus, 'no_line');
    const reason = await reasonAgainstRfi(step, ids);
    if (reason) return refuse(checkRfqStatus, reason);
    return { success: true as const, message: say`${ids.length} item(s) will be sent as a Request For Information.` };
  },
);
