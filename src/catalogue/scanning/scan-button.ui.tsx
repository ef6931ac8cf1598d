import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import styles from './scan-button.module.css';
import { useLazyComponent } from './use-lazy-component.ts';

const loadDialog = () => import('./scan-dialog.ui.tsx');

/** On devices that are held in front of a box; the dialog is loaded when it is pressed. */
export function ScanButton({ large }: { large?: boolean | undefined }) {
  const [open, setOpen] = useState(false);
  const { Component: ScanDialog, fetch } = useLazyComponent(loadDialog);
  const press = () => {
    fetch();
    setOpen(true);
  };
  return (
    <>
      <span className={classNames(styles.button, large && styles.large)}>
        <IconButton name="scan" label={t`Scan a bar code or Data Matrix`} onClick={press} />
      </span>
      {open && ScanDialog && <ScanDialog onClose={() => setOpen(false)} />}
    </>
  );
}
