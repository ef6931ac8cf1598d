import { t } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { LineQuantity } from '../lines/line-quantity.ui.tsx';
import { randomId } from '../random-id.ts';
import { type GuestCartLine, withLine, withoutLine, withQuantity } from './guest-cart.rule.ts';
import { readGuestCart, saveGuestCart } from './guest-cart.ts';

export type GuestCartLineProps = {
  line: GuestCartLine;
  name: string;
};

export function GuestCartQuantity({ line, name }: GuestCartLineProps) {
  const save = async (quantity: number) => {
    const saved = saveGuestCart(withQuantity(readGuestCart(), line.itemcode, quantity, randomId()));
    return saved ? { saved } : { saved, refusal: t`This browser couldn't save it` };
  };
  return <LineQuantity line={{ ...line, quantity: line.Quantity }} name={name} save={save} />;
}

export function DeleteGuestCartLine({ line, name }: GuestCartLineProps) {
  const toast = useToast();
  const restore = () => {
    const cart = withLine(readGuestCart(), line, randomId());
    if (cart) saveGuestCart(cart);
  };
  const remove = () => {
    saveGuestCart(withoutLine(readGuestCart(), line.itemcode, randomId()));
    toast({ message: t`${line.itemname} removed`, action: { label: t`Undo`, onPress: restore } });
  };
  return <IconButton small name="delete" label={t`Delete ${name}`} onClick={remove} />;
}
