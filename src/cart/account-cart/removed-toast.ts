import { t } from '../../lib/i18n.ts';
import type { Toast } from '../../ui/feedback/toast-context.ts';
import type { CartLine } from '../cart.contract.ts';

/** Without Undo for a quoted line, which can be added again from its RFI only. */
export function removedToast({ itemname, status }: Pick<CartLine, 'itemname' | 'status'>, onUndo: () => void): Toast {
  const message = t`${itemname} removed`;
  const about = 'cart line removed';
  return status === '4' ? { message, about } : { message, about, action: { label: t`Undo`, onPress: onUndo } };
}
