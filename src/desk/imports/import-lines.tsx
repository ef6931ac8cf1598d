import { formatNumber } from '../../lib/format-number.ts';
import { plural } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import plain from '../list/plain-table.module.css';
import { useDeskSite } from '../shell/desk-session.ts';
import { useFormats } from '../shell/use-formats.ts';
import type { DeskImport } from './import-texts.ts';
import { columnText, problemInWords } from './import-words.ts';
import type { decideLinesAtDesk } from './imports.contract.ts';
import styles from './imports.module.css';
import { leftOutCount, leftOutCounts, reasonLabels } from './reading-texts.ts';

/** The first wrong lines, and the first ones that change something. */
export function ImportLines({ one }: { one: DeskImport }) {
  return (
    <div className={styles.lines}>
      {one.worthKnowing.length > 0 && (
        <ul className={styles.notes} aria-label="Worth knowing">
          {one.worthKnowing.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {one.doubts.total > 0 && <DoubtfulLines one={one} />}
      {one.kind === 'pictures' && <PictureLines one={one} />}
      {one.wrong.length > 0 && <WrongLines one={one} />}
      {one.leftOutRows.length > 0 && <LeftOutRows one={one} />}
      {one.kind !== 'pictures' && one.changes.length > 0 && <ChangedLines one={one} />}
    </div>
  );
}

/** What the store will not guess: a person decides each line, or all that can be decided alike. */
function DoubtfulLines({ one: { id, kind, doubts } }: { one: DeskImport }) {
  const { site } = useDeskSite();
  const { change, busy } = useAction();
  const decide = (line: number, choice: string) =>
    void change(() =>
      callDesk<typeof decideLinesAtDesk>('POST /desk/api/:site/imports/decide/', { site, id, line, kind: choice }),
    );
  const open = doubts.lines.filter(({ chosen }) => chosen === null);
  const kinds = new Map(open.flatMap(({ choices }) => choices.map((choice) => [choice.kind, choice])));
  return (
    <section className={classNames(styles.part, styles.wide)} aria-labelledby="doubtful-lines">
      <div className={styles.head}>
        <h2 id="doubtful-lines">Please decide</h2>
        <span>
          {doubts.open > 0
            ? `${formatNumber(doubts.open)} of ${plural(doubts.total, 'line')} left out until you decide`
            : 'All are decided'}
        </span>
      </div>
      {open.length > 1 && (
        <p className={styles.choices}>
          {[...kinds.values()].map((choice) => (
            <Button key={choice.kind} small busy={busy} onClick={() => decide(0, choice.kind)}>
              {`All: ${allLabel[choice.kind] ?? choice.label}`}
            </Button>
          ))}
        </p>
      )}
      <div className={plain.scroller}>
        <table className={plain.table}>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">In the file</th>
              <th scope="col">What is doubtful</th>
              <th scope="col">Decision</th>
            </tr>
          </thead>
          <tbody>
            {doubts.lines.map(({ line, place, cells, problem, choices, chosen }) => (
              <tr key={line}>
                <td>{place}</td>
                <th scope="row" className={styles.values}>
                  {cells
                    .filter((cell) => cell !== '')
                    .slice(0, 4)
                    .join(' · ')
                    .slice(0, 80)}
                </th>
                <td className={styles.sentence}>{problemInWords(kind, problem)}</td>
                <td>
                  <span className={styles.choices}>
                    {choices.map((choice) => (
                      <Button
                        key={choice.kind}
                        small
                        busy={busy}
                        kind={choice.kind === chosen ? 'primary' : 'plain'}
                        aria-pressed={choice.kind === chosen}
                        aria-label={`${place}: ${choice.label}`}
                        onClick={() => decide(line, choice.kind === chosen ? '' : choice.kind)}
                      >
                        {choice.label}
                      </Button>
                    ))}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const allLabel: Readonly<Record<string, string>> = {
  same: 'the same customer, add address and contact',
  apart: 'keep apart',
  'state of the number': 'the address is in the state of the number',
  'as written': 'write as it is',
  'this customer': 'it is the customer whose name is as good as the same',
  'due by the terms': 'due by the credit period',
  'without the number': 'write without the tax number',
};

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
            {changes.flatMap(({ sheet, line, key, fields, left }) =>
              (fields.length > 0 ? fields : [{ name: '', before: '', after: '' }]).map(({ name, before, after }) => (
                <tr key={`${sheet} ${line} ${name}`}>
                  <th scope="row" className={styles.values}>
                    {key}
                  </th>
                  <td>{columnText(kind, name)}</td>
                  <td className={styles.values}>{shown(name, before)}</td>
                  <td className={styles.then}>{shown(name, after) || (before !== '' && 'none')}</td>
                  {isUndone && <td className={styles.sentence}>{left || 'yes'}</td>}
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
