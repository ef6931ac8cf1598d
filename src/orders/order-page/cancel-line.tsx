import { t } from '../../lib/i18n.ts';
import { useLazyDialog } from '../../ui/feedback/use-lazy-dialog.ts';
import styles from './cancel-line.module.css';
import type { CancelLineProps } from './cancel-line-dialog.tsx';

export function CancelLine({ order, line }: CancelLineProps) {
  const { Dialog, isOpen, open, close } = useLazyDialog(() => import('./cancel-line-dialog.tsx'));
  return (
    <>
      <button type="button" className={styles.open} aria-label={t`Cancel line ${line.item_name}`} onClick={open}>
        {t`Cancel line`}
      </button>
      {Dialog && <Dialog order={order} line={line} open={isOpen} onClose={close} />}
    </>
  );
}
