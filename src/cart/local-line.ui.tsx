import { say } from '../lib/say.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useToast } from '../ui/toast-context.ts';
import { LineQuantity } from './line-quantity.ui.tsx';
import { type LocalLine, withLine, withoutLine, withQuantity } from './local-cart.rule.ts';
import { keepLocalCart, localCart } from './local-cart.ts';
import { randomId } from './random-id.ts';

export type LocalLineProps = {
  line: LocalLine;
  /** What the line is called; no other line of the cart has it. */
  name: string;
};

/** The quantity of a line of a visitor's cart. */
export function LocalQuantity({ line, name }: LocalLineProps) {
  const save = async (quantity: number) => {
    const saved = keepLocalCart(withQuantity(localCart(), line.itemcode, quantity, randomId()));
    return saved ? { saved } : { saved, refusal: say`This browser does not keep it` };
  };
  return <LineQuantity line={{ ...line, quantity: line.Quantity }} name={name} save={save} />;
}

/** Takes a line out of a visitor's cart; Undo puts it back. */
export function DeleteLocal({ line, name }: LocalLineProps) {
  const toast = useToast();
  const putBack = () => {
    const cart = withLine(localCart(), line, randomId());
    if (cart) keepLocalCart(cart);
  };
  const remove = () => {
    keepLocalCart(withoutLine(localCart(), line.itemcode, randomId()));
    toast({ message: say`${line.itemname} removed`, action: { label: say`Undo`, onPress: putBack } });
  };
  return <IconButton small name="delete" label={say`Delete ${name}`} onClick={remove} />;
}
