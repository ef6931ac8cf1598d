import { say } from '../lib/say.ts';
import { Checkbox } from '../ui/choice.tsx';
import { keepStayHere, useStayHere } from './stay-here.ts';

/** Add To Cart leads to the cart; who adds one item after the other stays on the page. Remembered. */
export function StayHere() {
  return (
    <Checkbox
      label={say`Stay here when adding`}
      checked={useStayHere()}
      onChange={(event) => keepStayHere(event.currentTarget.checked)}
    />
  );
}
