import { createContext, Fragment, type ReactNode, use, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Kbd } from './kbd.tsx';
import styles from './key-line.module.css';

type Place = HTMLElement | null;

/** The keys of the page are shown in the line at the bottom, and in the dialog of all keys while it is open. */
const KeyPlaces = createContext<{
  line: Place;
  help: Place;
  setLine: (place: Place) => void;
  setHelp: (place: Place) => void;
}>({ line: null, help: null, setLine: () => {}, setHelp: () => {} });

export function KeysProvider({ children }: { children: ReactNode }) {
  const [line, setLine] = useState<Place>(null);
  const [help, setHelp] = useState<Place>(null);
  const places = useMemo(() => ({ line, help, setLine, setHelp }), [line, help]);
  return <KeyPlaces value={places}>{children}</KeyPlaces>;
}

/** The line at the bottom; pages put their keys there with `Keys`. */
export function KeyLine({ onHelp }: { onHelp: () => void }) {
  const { setLine } = use(KeyPlaces);
  return (
    <aside className={styles.line} data-print="no" aria-label="Keys">
      <div ref={setLine} className={styles.own} />
      <span className={styles.common}>
        <Kbd>G</Kbd> then a letter: go to a list
      </span>
      <button type="button" className={styles.all} onClick={onHelp}>
        <Kbd>?</Kbd> all keys
      </button>
    </aside>
  );
}

/** The dialog of all keys shows them here. */
export function KeysOfPage() {
  const { setHelp } = use(KeyPlaces);
  return <div ref={setHelp} className={styles.help} />;
}

/** `helpOnly` are left out of the line, which is short. */
export function Keys({ helpOnly, children }: { helpOnly?: boolean; children: ReactNode }) {
  const { line, help } = use(KeyPlaces);
  return (
    <>
      {line && !helpOnly && createPortal(children, line)}
      {help && createPortal(children, help)}
    </>
  );
}

export function KeyHint({ keys, children }: { keys: string | readonly string[]; children: ReactNode }) {
  return (
    <span>
      {[keys].flat().map((key) => (
        <Fragment key={key}>
          <Kbd>{key}</Kbd>{' '}
        </Fragment>
      ))}
      {children}
    </span>
  );
}
