// A shelf is counted without seeing what there should be; what differs is counted again, and only then written.

export type CountedLine = {
  counted: number;
  /** The second count; null where there was none. */
  again: number | null;
  /** What was on hand when the difference was shown; null where none was shown. */
  seen: number | null;
};

type OnShelf = { onHand: number; reserved: number };

/** `count again`: it differs, or has moved since the difference was shown; `promised`: orders have reserved more than there is. */
export type CountOutcome = 'same' | 'count again' | 'promised' | 'differs';

export function judgeCount({ counted, again, seen }: CountedLine, { onHand, reserved }: OnShelf): CountOutcome {
  if ((again ?? counted) === onHand) return 'same';
  if (again === null || seen !== onHand) return 'count again';
  return again < reserved ? 'promised' : 'differs';
}
