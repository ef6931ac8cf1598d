import { t } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { LineQuantity } from '../lines/line-quantity.tsx';
import { randomId } from '../random-id.ts';
import { type GuestCartLine, withoutLine, withQuantity, withRestoredLine } from './guest-cart.rule.ts';
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
  const remove = () => {
    const before = readGuestCart();
    saveGuestCart(withoutLine(before, line.itemcode, randomId()));
    const restore = () => saveGuestCart(withRestoredLine(readGuestCart(), line, before, randomId()));
    const action = { label: t`Undo`, onPress: restore };
    toast({ message: t`${line.itemname} removed`, about: 'cart line removed', action });
  };
  return <IconButton small name="delete" label={t`Delete ${name}`} onClick={remove} />;
}
