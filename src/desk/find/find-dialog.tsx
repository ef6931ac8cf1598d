import { type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { canAtDesk } from '../../account/permissions/permissions.rule.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { classNames } from '../../ui/class-names.ts';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { loadDesk } from '../browser/call-desk.ts';
import { useTypedSearch } from '../browser/use-typed-search.ts';
import { deskSections } from '../sections.ts';
import type { findAtDesk } from './find.contract.ts';
import styles from './find.module.css';
import type { FindSite } from './find-site.ts';

type Found = ReplyOf<typeof findAtDesk>['found'][number];
type Entry = { id: string; kind: string; title: string; detail: string; open: () => void };

const kindLabels: Readonly<Record<Found['kind'], string>> = {
  order: 'Order',
  rfi: 'RFI',
  customer: 'Customer',
  document: 'Document',
  receipt: 'Receipt',
  'bank line': 'Bank line',
  bill: 'Earlier bill',
  item: 'Item',
};

const pathOf: Readonly<Record<Found['kind'], (key: string) => string>> = {
  order: (key) => `orders/${encodeURIComponent(key)}`,
  rfi: (key) => `rfis/${encodeURIComponent(key)}`,
  customer: (key) => `accounts/${encodeURIComponent(key)}`,
  document: (key) => `orders/${encodeURIComponent(key)}`,
  receipt: (key) => `receivables/${encodeURIComponent(key)}`,
  'bank line': (key) => `bank?${key}`,
  bill: (key) => `receivables/${encodeURIComponent(key)}`,
  item: (key) => `items/${encodeURIComponent(key)}`,
};

const pauseMs = 120;

/** Ctrl K: finds records of the site and opens sections, with the keyboard alone. */
export function FindDialog({ site, open, onClose }: { site: FindSite; open: boolean; onClose: () => void }) {
  const [text, setText] = useState('');
  const [current, setCurrent] = useState(0);
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);

  const { found, isCurrent, problem, whenFound } = useTypedSearch<Found>(text, {
    isOpen: open,
    pauseMs,
    find: async (q, signal) =>
      (await loadDesk<typeof findAtDesk>('GET /desk/api/:site/find/', { site: site.site, q }, signal)).found,
  });

  function close() {
    setText('');
    setCurrent(0);
    onClose();
  }

  const go = (path: string) => () => {
    close();
    void navigate(`/${site.site}/${path}`);
  };
  const words = text.trim().toLowerCase();
  const sections: Entry[] = deskSections
    .filter(({ label, requires }) => canAtDesk(site.roles, requires) && label.toLowerCase().includes(words))
    .map(({ path, label }) => ({ id: path, kind: 'Go to', title: label, detail: '', open: go(path) }));
  const openRecord = ({ kind, key }: Found) => go(pathOf[kind](key));
  const records: Entry[] = found.map((one) => ({
    id: `${one.kind} ${one.key} ${one.title}`,
    kind: kindLabels[one.kind],
    title: one.title,
    detail: one.detail,
    open: openRecord(one),
  }));
  const entries = [...sections, ...records];
  const index = Math.min(current, entries.length - 1);

  function handleKey(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      const next = (index + step + entries.length) % Math.max(entries.length, 1);
      setCurrent(next);
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      // A number that is scanned or pasted is opened, not the first record of what stood here before.
      const isSure = isCurrent || current > 0 || sections.length > 0;
      if (isSure) entries[index]?.open();
      else whenFound(([first]) => first && openRecord(first)());
    } else return;
    event.preventDefault();
  }

  return (
    <Dialog open={open} title={`Find on ${site.name}`} onClose={close} width={640}>
      <TextInput
        autoFocus
        role="combobox"
        aria-label="Any number, company, person, town, phone, bank reference or item"
        aria-expanded={entries.length > 0}
        aria-controls="desk-find-list"
        aria-activedescendant={entries[index] && `desk-find-${index}`}
        placeholder="Any number, company, person, town, phone, bank reference or item"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setCurrent(0);
        }}
        onKeyDown={handleKey}
      />
      <div ref={list} id="desk-find-list" role="listbox" tabIndex={-1} aria-label="Found" className={styles.list}>
        {entries.map((entry, position) => (
          <div
            key={entry.id}
            id={`desk-find-${position}`}
            role="option"
            tabIndex={-1}
            aria-selected={position === index}
            className={classNames(styles.entry, position === index && styles.current)}
            onClick={entry.open}
            onKeyDown={handleKey}
          >
            <span className={styles.kind}>{entry.kind}</span>
            <span className={styles.title}>{entry.title}</span>
            <span className={styles.detail}>{entry.detail}</span>
          </div>
        ))}
      </div>
      {problem && <Notice kind="bad" live title={problem} />}
      {entries.length === 0 && isCurrent && <p className={styles.none}>Nothing has this in it.</p>}
    </Dialog>
  );
}
