import { haveSameHead } from '../../imports/files/have-same-head.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { callDesk } from '../browser/call-desk.ts';
import plain from '../list/plain-table.module.css';
import { useDeskSite } from '../shell/desk-session.ts';
import type { DeskImport } from './import-texts.ts';
import type { readImportAtDesk } from './imports.contract.ts';
import styles from './imports.module.css';
import { formText, rowsText, type SheetOfImport, sheetsThatAreRead, unseenText } from './reading-texts.ts';

/** What was found in the file and what of it is read; each decision can be changed before the dry run. */
export function HowFileWasRead({ one: { id, reading } }: { one: DeskImport }) {
  const { site } = useDeskSite();
  const { change, busy } = useAction();
  if (!reading) return null;
  const { sheets, withHidden, encoding, hiddenSheets } = reading;
  const read = sheetsThatAreRead(reading);
  const places = sheets.flatMap(({ isRead }, place) => (isRead ? [place] : []));
  const unseen = unseenText(read);
  const choose = (chosen: readonly number[], isWithHidden = withHidden) =>
    change(() =>
      callDesk<typeof readImportAtDesk>('POST /desk/api/:site/imports/reading/', {
        site,
        id: String(id),
        sheets: [...chosen],
        withHidden: isWithHidden,
      }),
    );
  const isTogether = (sheet: SheetOfImport) => read.every((other) => haveSameHead(sheet, other));
  const tick = (place: number, sheet: SheetOfImport, isTicked: boolean) => {
    if (!isTicked) return choose(places.filter((other) => other !== place));
    return choose(isTogether(sheet) ? [...places, place].toSorted((a, b) => a - b) : [place]);
  };
  return (
    <Block header="How the file was read" end={formText(reading)}>
      <div className={plain.scroller}>
        <table className={classNames(plain.table, styles.reading)}>
          <thead>
            <tr>
              <th scope="col">{encoding === null ? 'Sheet' : 'File'}</th>
              <th scope="col" className={styles.number}>
                Rows
              </th>
              <th scope="col" className={styles.number}>
                Names in line
              </th>
              <th scope="col">Columns</th>
            </tr>
          </thead>
          <tbody>
            {sheets.map((sheet, place) => (
              <tr key={`${place} ${sheet.name}`}>
                <th scope="row">
                  {sheets.length === 1 ? (
                    sheet.name || 'Text'
                  ) : (
                    <Checkbox
                      label={sheet.name}
                      checked={sheet.isRead}
                      disabled={busy || sheet.problem !== '' || (sheet.isRead && places.length === 1)}
                      onChange={(event) => void tick(place, sheet, event.target.checked)}
                    />
                  )}
                </th>
                <td className={styles.number}>{rowsText(sheet)}</td>
                <td className={styles.number}>{sheet.problem === '' ? sheet.headLine : '–'}</td>
                <td className={styles.columnsOfSheet}>
                  {sheet.problem || sheet.header.filter((heading) => heading !== '').join(' · ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {sheets.length > 1 && (
        <BlockBody>
          <p className={styles.hint}>{sheetsHint(sheets, read, isTogether)}</p>
        </BlockBody>
      )}
      {hiddenSheets > 0 && (
        <BlockBody>
          <p className={styles.hint}>
            {hiddenSheets === 1 ? '1 hidden sheet is not read.' : `${hiddenSheets} hidden sheets are not read.`}
          </p>
        </BlockBody>
      )}
      {encoding === 'windows-1252' && (
        <BlockBody>
          <Notice
            kind="info"
            title="The file is not in Unicode: it was read as Windows-1252. Please check letters such as ä and é below."
          />
        </BlockBody>
      )}
      {unseen !== '' && (
        <BlockBody>
          <Notice
            kind="warn"
            title={withHidden ? `Read although the file does not show it: ${unseen}.` : `Left out: ${unseen}.`}
            action={
              <Button small busy={busy} onClick={() => void choose(places, !withHidden)}>
                {withHidden ? 'Leave them out' : 'Include them'}
              </Button>
            }
          />
        </BlockBody>
      )}
    </Block>
  );
}

/** Sheets with the same columns that are not read are easily forgotten. */
function sheetsHint(
  sheets: readonly SheetOfImport[],
  read: readonly SheetOfImport[],
  isTogether: (sheet: SheetOfImport) => boolean,
): string {
  const forgotten = sheets.filter((sheet) => !sheet.isRead && sheet.problem === '' && isTogether(sheet));
  const names = forgotten.map(({ name }) => name).join(', ');
  if (forgotten.length > 0)
    return `${names} ${forgotten.length === 1 ? 'has' : 'have'} the same columns and ${forgotten.length === 1 ? 'is' : 'are'} not read. Tick what belongs together.`;
  return read.length > 1
    ? 'The sheets are read one after the other, with one matching of columns.'
    : 'Sheets with the same columns can be read together; ticking another one reads that instead.';
}
