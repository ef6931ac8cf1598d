import { type ComponentType, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { useLazyComponent } from '../../ui/browser/use-lazy-component.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { SearchForm } from '../../ui/forms/search-form.tsx';
import { ScanButton } from '../scanning/scan-button.tsx';
import styles from './typeahead.module.css';

export type PanelProps = {
  text: string;
  listId: string;
  /** -1 is the text itself. */
  active: number;
  onActive: (row: number) => void;
  onRowCount: (count: number) => void;
  onClose: () => void;
};

/** Rows below the suggestions, from another area. */
export type MoreRows = Pick<PanelProps, 'listId' | 'active' | 'onActive' | 'onClose'> & { first: number };

export type TypeaheadProps = {
  large?: boolean | undefined;
  /** Loads the panel when the field is first used, so that no page pays for it. */
  load: () => Promise<{ default: ComponentType<PanelProps> }>;
};

export const rowIdOf = (listId: string, row: number): string => `${listId}${row}`;

export function Typeahead({ large, load }: TypeaheadProps) {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [rows, setRows] = useState(0);
  const { Component: Panel, failed, fetch: fetchPanel } = useLazyComponent(load);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const type = (typed: string) => {
    fetchPanel();
    setText(typed);
    setActive(-1);
    setOpen(true);
  };
  /** An empty field offers recent searches; one that names the page's search waits to be changed. */
  const start = (typed: string) => {
    fetchPanel();
    if (typed.trim() === '' && !open) type('');
  };
  const goTo = (row: number) => {
    setActive(row);
    document.getElementById(rowIdOf(listId, row))?.scrollIntoView({ block: 'nearest' });
  };
  const searched = useSearchedKeyword(field, open, close);
  useFocusWithin(box, field, close);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const typed = event.currentTarget.value;
    if (step !== 0) {
      event.preventDefault();
      if (open) goTo(((active + 1 + step + rows + 1) % (rows + 1)) - 1);
      else type(typed);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && open) {
      const row = document.getElementById(rowIdOf(listId, active));
      if (row) event.preventDefault();
      row?.click();
      close();
    }
  };
  const expanded = open && rows > 0 && Panel !== undefined;
  return (
    <div ref={box} className={classNames(styles.typeahead, open && Panel && styles.open)}>
      <SearchForm
        large={large}
        input={{
          ref: field,
          defaultValue: searched,
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': expanded,
          'aria-controls': expanded ? listId : undefined,
          'aria-activedescendant': expanded && active >= 0 ? rowIdOf(listId, active) : undefined,
          onFocus: (event) => start(event.currentTarget.value),
          onClick: (event) => start(event.currentTarget.value),
          onInput: (event) => type(event.currentTarget.value),
          onKeyDown,
        }}
      >
        <ScanButton large={large} />
      </SearchForm>
      {open && Panel && (
        <span className={styles.close}>
          <IconButton name="close" label={t`Close`} onClick={close} />
        </span>
      )}
      {open && failed && text.trim() !== '' && (
        <p className={styles.failed}>{t`Suggestions didn’t load. Press Enter to search anyway.`}</p>
      )}
      {open && Panel && (
        <Panel {...{ text, listId, active }} onActive={setActive} onRowCount={setRows} onClose={close} />
      )}
    </div>
  );
}

/** Keeps the focus in the field on `mousedown`: Safari does not focus buttons, so the panel would close too early. */
function useFocusWithin(
  box: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  onLeave: () => void,
): void {
  useEffect(() => {
    const element = box.current;
    const leave = (event: FocusEvent) => !element?.contains(event.relatedTarget as Node | null) && onLeave();
    const press = (event: MouseEvent) =>
      !(event.target as Element).closest('input, label, select, dialog, form[role=search]') && event.preventDefault();
    element?.addEventListener('focusout', leave);
    const byKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.target === field.current) return;
      field.current?.focus();
      onLeave();
    };
    element?.addEventListener('mousedown', press);
    element?.addEventListener('keydown', byKey);
    return () => {
      element?.removeEventListener('focusout', leave);
      element?.removeEventListener('mousedown', press);
      element?.removeEventListener('keydown', byKey);
    };
  });
}

function useSearchedKeyword(field: RefObject<HTMLInputElement | null>, open: boolean, close: () => void): string {
  const { pathname, search, key } = useLocation();
  const searched = pathname === '/listing' ? (new URLSearchParams(search).get('q') ?? '') : '';
  const here = useRef(key);
  useEffect(() => {
    if (here.current === key) return;
    here.current = key;
    if (!field.current || (open && document.activeElement === field.current)) return;
    field.current.value = searched;
    close();
  });
  return searched;
}
