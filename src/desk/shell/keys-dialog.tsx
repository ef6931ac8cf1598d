import { canAtDesk } from '../../account/permissions/permissions.rule.ts';
import { useDocumentKeydown } from '../../ui/browser/use-document-keydown.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { isTyping } from '../keys/is-typing.ts';
import { Kbd } from '../keys/kbd.tsx';
import { KeysOfPage } from '../keys/key-line.tsx';
import { deskSections } from '../sections.ts';
import { useSiteOfFrame } from './desk-session.ts';
import styles from './keys-dialog.module.css';

type KeysDialogProps = { open: boolean; onOpen: () => void; onClose: () => void };

/** `?`: the keys of the page and those of the whole desk. */
export function KeysDialog({ open, onOpen, onClose }: KeysDialogProps) {
  const site = useSiteOfFrame();
  useDocumentKeydown((event) => {
    if (event.key !== '?' || isTyping(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onOpen();
  });
  const sections = deskSections.filter(({ requires }) => canAtDesk(site?.roles ?? [], requires));
  return (
    <Dialog open={open} title="Keys" onClose={onClose} width={640}>
      <section className={styles.page}>
        <h3>On this page</h3>
        <KeysOfPage />
      </section>
      <h3>Everywhere</h3>
      <ul className={styles.keys}>
        <li>
          <Kbd>Ctrl K</Kbd> find anything
        </li>
        <li>
          <Kbd>?</Kbd> these keys
        </li>
        <li>
          <Kbd>Esc</Kbd> close what is open
        </li>
      </ul>
      <h3>Go to</h3>
      <ul className={styles.keys}>
        {sections.map(({ path, key, label }) => (
          <li key={path}>
            <Kbd>G</Kbd> <Kbd>{key.toUpperCase()}</Kbd> {label}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
