import { useEffect, useEffectEvent, useState } from 'react';
import { ListFileRefused } from '../../cart/pasted-list/list-file-refused.ts';
import type { ListSheet } from '../../cart/pasted-list/read-sheet.rule.ts';
import type { SiteCode } from '../../sites/site.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { importLater } from '../../ui/browser/import-later.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import type { readEntryPdfAtDesk } from './order-entry.contract.ts';
import styles from './order-entry.module.css';
import type { Entry } from './use-entry.ts';

/** What the customer sent, as it stands beside the lines that were read of it. */
export type Original = { name: string; text: string; picture: string };

const isPicture = ({ type }: File) => /^image\/(png|jpeg|webp)$/.test(type);

/** Reads a purchase order or an enquiry: PDF with text, XLSX, CSV, text. A picture is shown, and its lines are typed. */
export function useOriginal(site: SiteCode, entry: Entry) {
  const [original, setOriginal] = useState<Original>();
  const { send, busy, refuse } = useAction();

  async function take(file: File) {
    const { name } = file;
    if (isPicture(file)) return setOriginal({ name, text: '', picture: URL.createObjectURL(file) });
    if (file.type === 'application/pdf' || /\.pdf$/i.test(name)) return takePdf(file);
    try {
      const { readListFile } = await importLater(() => import('../../cart/pasted-list/read-list-file.ts'));
      const { source } = await readListFile(file);
      if ('rows' in source) return;
      const text =
        'text' in source
          ? source.text
          : source.sheets.map(({ rows }) => rows.map((row) => row.join('\t')).join('\n')).join('\n\n');
      setOriginal({ name, text, picture: '' });
      await entry.add('text' in source ? source.text : { sheets: source.sheets.map(plainSheet) }, undefined, true);
    } catch (cause) {
      refuse(cause instanceof ListFileRefused ? cause.message : 'This file could not be read. Please try again.');
    }
  }

  async function takePdf(file: File) {
    const reply = await send(() =>
      callDesk<typeof readEntryPdfAtDesk>('POST /desk/api/:site/accounts/entry/pdf/', { site }, { file }),
    );
    if (!reply || isRefusal(reply)) return;
    setOriginal({ name: file.name, text: reply.text, picture: reply.picture });
    if (reply.text.trim() !== '') await entry.add(reply.text, undefined, true);
  }

  return { original, take: (file: File) => void take(file), close: () => setOriginal(undefined), busy };
}

const plainSheet = ({ name, rows, merged, ...unseen }: ListSheet) => ({
  name,
  rows: rows.map((row) => [...row]),
  ...(unseen.hiddenRows && { hiddenRows: [...unseen.hiddenRows] }),
  ...(unseen.hiddenColumns && { hiddenColumns: [...unseen.hiddenColumns] }),
  ...(unseen.struckRows && { struckRows: [...unseen.struckRows] }),
  ...(merged && { merged: [...merged] }),
});

export function OriginalPane({ original, onClose }: { original: Original; onClose: () => void }) {
  const { name, text, picture } = original;
  return (
    <aside className={styles.original} aria-label="What they sent">
      <header>
        <b>{name}</b>
        <button type="button" className={styles.remove} aria-label="Close what they sent" onClick={onClose}>
          ×
        </button>
      </header>
      {picture && <img src={picture} alt={`What they sent, ${name}`} />}
      {picture && text === '' && <p>There is no text in it. Type its lines here on the right.</p>}
      {text && <textarea readOnly aria-label={`The text of ${name}`} value={text} />}
    </aside>
  );
}

/** A file may be dropped anywhere on the page. */
export function useDroppedFile(take: (file: File) => void) {
  const takeDropped = useEffectEvent((event: DragEvent) => {
    const [file] = event.dataTransfer?.files ?? [];
    event.preventDefault();
    if (file) take(file);
  });
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', takeDropped);
    return () => {
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', takeDropped);
    };
  }, []);
}
