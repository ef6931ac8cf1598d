import { say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Specification §8: an item that is in the cart already. */
export function AlreadyThere({ onClose, onContinue }: { onClose: () => void; onContinue: () => void }) {
  const actions = (
    <>
      <Button onClick={onClose}>{say`Cancel`}</Button>
      <Button kind="primary" onClick={onContinue}>{say`Continue`}</Button>
    </>
  );
  return (
    <Dialog open title={say`Already in your cart`} onClose={onClose} actions={actions}>
      <p>{say`The item you are adding is already present in the cart. You will lose any changes that are saved in the cart for the same item if you proceed ahead.`}</p>
    </Dialog>
  );
}
