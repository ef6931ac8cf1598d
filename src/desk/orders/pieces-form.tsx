import { useState } from 'react';
import { typedWhole } from '../../lib/typed-number.ts';
import { TextInput } from '../../ui/controls/text-input.tsx';
import styles from './order.module.css';

export type PieceLine = { line_no: number; item_name: string; max: number };

/** As typed, by line number. */
export type PiecesText = Readonly<Record<number, string>>;

/** What is typed for lines. Of a line that has another number left meanwhile it is empty again: the same pieces may be meant. */
export function usePieces(lines: readonly PieceLine[]) {
  const [typed, setTyped] = useState<Record<number, { max: number; text: string }>>({});
  const textOf = ({ line_no, max }: PieceLine) => (typed[line_no]?.max === max ? typed[line_no].text : '');
  return {
    pieces: Object.fromEntries(lines.map((line) => [line.line_no, textOf(line)])) as PiecesText,
    setPieces: (text: PiecesText) =>
      setTyped(Object.fromEntries(lines.map(({ line_no, max }) => [line_no, { max, text: text[line_no] ?? '' }]))),
  };
}

/** Undefined where a quantity is no whole number. */
export function readPieces(text: PiecesText): { line_no: number; quantity: number }[] | undefined {
  const typed = Object.entries(text)
    .filter(([, quantity]) => quantity.trim() !== '')
    .map(([lineNo, quantity]) => ({ line_no: Number(lineNo), quantity: typedWhole(quantity) ?? Number.NaN }));
  if (typed.some(({ quantity }) => Number.isNaN(quantity))) return undefined;
  return typed.filter(({ quantity }) => quantity > 0);
}

type PiecesFieldsProps = { lines: readonly PieceLine[]; value: PiecesText; onChange: (value: PiecesText) => void };

/** One quantity for each line, at most what is left of it. */
export function PiecesFields({ lines, value, onChange }: PiecesFieldsProps) {
  return (
    <ul className={styles.lots}>
      {lines.map(({ line_no, item_name, max }) => (
        <li key={line_no} className={styles.pieces}>
          <span>
            {line_no} <span className={styles.designation}>{item_name}</span>
          </span>
          <TextInput
            small
            mono
            inputMode="numeric"
            maxLength={7}
            aria-label={`Pieces of line ${line_no}, ${item_name}`}
            value={value[line_no] ?? ''}
            onChange={(event) => onChange({ ...value, [line_no]: event.target.value })}
          />
          <small>{`of ${max}`}</small>
        </li>
      ))}
    </ul>
  );
}
