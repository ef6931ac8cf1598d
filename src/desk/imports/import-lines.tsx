import { formatNumber } from '../../lib/format-number.ts';
import { plural } from '../../lib/i18n.ts';
import plain from '../list/plain-table.module.css';
import { useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { DeskImport } from './import-texts.ts';
import { columnText, problemInWords } from './import-words.ts';
import styles from './imports.module.css';
import { leftOutCount, leftOutCounts, reasonLabels } from './reading-texts.ts';

/** The first wrong lines, and the first ones that change something. */
export function ImportLines({ one }: { one: DeskImport }) {
  return (
    <div className={styles.lines}>
      {one.kind === 'pictures' && <PictureLines one={one} />}
      {one.wrong.length > 0 && <WrongLines one={one} />}
      {one.leftOutRows.length > 0 && <LeftOutRows one={one} />}
      {one.kind !== 'pictures' && one.changes.length > 0 && <ChangedLines one={one} />}
    </div>
  );
}

function WrongLines({ one: { id, kind, wrong, found, written } }: { one: DeskImport }) {
  const { site } = useDeskSite();
  const all = found.wrong + written.wrong;
  const isOfPictures = kind === 'pictures';
  return (
    <section className={styles.part} aria-labelledby="wrong-lines">
      <div className={styles.head}>
        <h2 id="wrong-lines">{isOfPictures ? 'Pictures left out' : 'Wrong lines'}</h2>
        <a href={`/desk/files/${site}/imports/${id}`} download>
          {`Download all ${formatNumber(all)} as CSV`}
        </a>
      </div>
      <div className={plain.scroller}>
        <table className={plain.table}>
          <thead>
            <tr>
              {!isOfPictures && (
                <th scope="col" className={styles.number}>
                  Line
                </th>
              )}
              <th scope="col">In the file</th>
              <th scope="col">What is wrong</th>
            </tr>
          </thead>
          <tbody>
            {wrong.map(({ sheet, line, cells, problem }) => (
              <tr key={`${sheet} ${line}`}>
                {!isOfPictures && <td className={styles.number}>{lineOfSheet(sheet, line)}</td>}
                <th scope="row" className={styles.values}>
                  {cells
                    .slice(0, isOfPictures ? 1 : 4)
                    .filter((cell) => cell !== '')
                    .join(' · ')
                    .slice(0, 80)}
                </th>
                <td className={styles.sentence}>{problemInWords(kind, problem)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const lineOfSheet = (sheet: string, line: number) => (sheet ? `${sheet} ${formatNumber(line)}` : formatNumber(line));

/** Rows that are no lines of the table: they are not imported, and are no mistakes. */
function LeftOutRows({ one }: { one: DeskImport }) {
  return (
    <section className={styles.part} aria-labelledby="left-out">
      <div className={styles.head}>
        <h2 id="left-out">{plural(leftOutCount(one), 'row')} left out</h2>
        <span className={styles.hint}>{leftOutCounts(one)}</span>
      </div>
      <div className={plain.scroller}>
        <table className={plain.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.number}>
                Line
              </th>
              <th scope="col">In the file</th>
              <th scope="col">What it is</th>
            </tr>
          </thead>
          <tbody>
            {one.leftOutRows.map(({ sheet, line, text, why }) => (
              <tr key={`${sheet} ${line}`}>
                <td className={styles.number}>{lineOfSheet(sheet, line)}</td>
                <th scope="row" className={styles.values}>
                  {text}
                </th>
                <td className={styles.sentence}>{reasonLabels[why]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function ChangedLines({ one: { kind, changes, state } }: { one: DeskImport }) {
  const isUndone = state === 'undone';
  const { moneyOfMajor } = useFormats();
  const shown = (name: string, value: string) =>
    name.endsWith('_price') && value !== '' ? moneyOfMajor(Number(value)) : value;
  return (
    <section className={styles.part} aria-labelledby="changed-lines">
      <h2 id="changed-lines">{isUndone ? 'What it had changed' : 'First changes'}</h2>
      <div className={plain.scroller}>
        <table className={plain.table}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Column</th>
              <th scope="col">{state === 'checked' ? 'Now' : 'Before'}</th>
              <th scope="col">{state === 'checked' ? 'Then' : 'Written'}</th>
              {isUndone && <th scope="col">Undone</th>}
            </tr>
          </thead>
          <tbody>
            {changes.flatMap(({ line, key, fields, left }) =>
              (fields.length > 0 ? fields : [{ name: '', before: '', after: '' }]).map(({ name, before, after }) => (
                <tr key={`${line} ${name}`}>
                  <th scope="row" className={styles.values}>
                    {key}
                  </th>
                  <td>{columnText(kind, name)}</td>
                  <td className={styles.values}>{shown(name, before)}</td>
                  <td className={styles.then}>{shown(name, after) || (before !== '' && 'none')}</td>
                  {isUndone && <td>{left || 'yes'}</td>}
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The first pictures that would be added, with their items, and the first ones that are there already. */
function PictureLines({ one: { changes, unchanged } }: { one: DeskImport }) {
  return (
    <>
      {changes.length > 0 && (
        <section className={styles.part} aria-labelledby="matched-pictures">
          <h2 id="matched-pictures">First matched pictures</h2>
          <div className={plain.scroller}>
            <table className={plain.table}>
              <thead>
                <tr>
                  <th scope="col">Picture</th>
                  <th scope="col">Item</th>
                </tr>
              </thead>
              <tbody>
                {changes.map(({ line, key, fields }) => (
                  <tr key={line}>
                    <th scope="row" className={styles.values}>
                      {key}
                    </th>
                    <td className={styles.then}>{fields[0]?.after}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
      {unchanged.length > 0 && (
        <section className={styles.part} aria-labelledby="kept-pictures">
          <h2 id="kept-pictures">Already there</h2>
          <p className={styles.kept}>{unchanged.join(' · ')}</p>
        </section>
      )}
    </>
  );
}
