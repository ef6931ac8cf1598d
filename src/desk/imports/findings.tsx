import { formatNumber } from '../../lib/format-number.ts';
import { plural } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { type DeskImport, recordsText } from './import-texts.ts';
import { columnText, problemInWords } from './import-words.ts';
import { OpenWords } from './open-words.tsx';
import { useCheckImport } from './use-check-import.ts';

/** What is to be known before the lines are written: what would be taken away, and what is to be decided. */
export function Findings({ one }: { one: DeskImport }) {
  const { kind, emptied, keepsEmpty, notes, openWords } = one;
  const { check, busy } = useCheckImport(one);
  const lost = Object.entries(emptied);
  return (
    <>
      {lost.length > 0 && (
        <Notice
          kind="bad"
          live
          title={lost.map(([name, count]) => emptiedText(kind, name, count)).join(' ')}
          action={
            <Button small busy={busy} onClick={() => void check({ keepsEmpty: true })}>
              Keep what is there
            </Button>
          }
        >
          <p>The cells of the file are empty there. Written as it is, the import takes these values away.</p>
        </Notice>
      )}
      {keepsEmpty && (
        <Notice
          kind="info"
          title="Empty cells of the file leave what is there."
          action={
            <Button small busy={busy} onClick={() => void check({ keepsEmpty: false })}>
              Let them empty it
            </Button>
          }
        />
      )}
      {Object.entries(notes).map(([sentence, count]) => (
        <Notice key={sentence} kind="info" title={problemInWords(kind, sentence)}>
          <p>{plural(count, 'line')}</p>
        </Notice>
      ))}
      {openWords.length > 0 && <OpenWords one={one} />}
    </>
  );
}

const emptiedText = (kind: DeskImport['kind'], name: string, count: number): string =>
  `${columnText(kind, name)} of ${formatNumber(count)} ${recordsText(kind, count)} would become empty.`;
