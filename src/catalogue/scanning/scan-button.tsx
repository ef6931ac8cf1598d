import { t } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { useLazyDialog } from '../../ui/feedback/use-lazy-dialog.ts';
import styles from './scan-button.module.css';

/** Shown on devices that are held in front of a box. */
export function ScanButton({ large }: { large?: boolean | undefined }) {
  const { Dialog, isOpen, open, close } = useLazyDialog(() => import('./scan-dialog.tsx'));
  return (
    <>
      <span className={classNames(styles.button, large && styles.large)}>
        <IconButton name="scan" label={t`Scan a bar code or Data Matrix`} onClick={open} />
      </span>
      {isOpen && Dialog && <Dialog onClose={close} />}
    </>
  );
}
