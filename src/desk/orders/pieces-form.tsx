import { useState } from 'react';
import { typedWhole } from '../../lib/typed-number.ts';
import { TextInput } from '../../ui/controls/text-input.tsx';
import styles from './order.module.css';

export type PieceLine = { lineNo: number; itemName: string; max: number };

/** The pieces as typed, by line number. */
export type PiecesText = Readonly<Record<number, string>>;

/** What is typed for lines. Of a line that has another number left meanwhile it is empty again: the same pieces may be meant. */
export function usePieces(lines: readonly PieceLine[]) {
  const [typed, setTyped] = useState<Record<number, { max: number; text: string }>>({});
  const textOf = ({ lineNo, max }: PieceLine) => (typed[lineNo]?.max === max ? typed[lineNo].text : '');
  return {
    pieces: Object.fromEntries(lines.map((line) => [line.lineNo, textOf(line)])) as PiecesText,
    setPieces: (text: PiecesText) =>
      setTyped(Object.fromEntries(lines.map(({ lineNo, max }) => [lineNo, { max, text: text[lineNo] ?? '' }]))),
  };
}

/** Undefined where a quantity is no whole number. */
export function readPieces(text: PiecesText): { lineNo: number; quantity: number }[] | undefined {
  const typed = Object.entries(text)
    .filter(([, quantity]) => quantity.trim() !== '')
    .map(([lineNo, quantity]) => ({ lineNo: Number(lineNo), quantity: typedWhole(quantity) ?? Number.NaN }));
  if (typed.some(({ quantity }) => Number.isNaN(quantity))) return undefined;
  return typed.filter(({ quantity }) => quantity > 0);
}

type PiecesFieldsProps = { lines: readonly PieceLine[]; value: PiecesText; onChange: (value: PiecesText) => void };

/** One quantity for each line, at most what is left of it. */
export function PiecesFields({ lines, value, onChange }: PiecesFieldsProps) {
  return (
    <ul className={styles.lots}>
      {lines.map(({ lineNo, itemName, max }) => (
        <li key={lineNo} className={styles.pieces}>
          <span>
            {lineNo} <span className={styles.designation}>{itemName}</span>
          </span>
          <TextInput
            small
            mono
            inputMode="numeric"
            maxLength={7}
            aria-label={`Pieces of line ${lineNo}, ${itemName}`}
            value={value[lineNo] ?? ''}
            onChange={(event) => onChange({ ...value, [lineNo]: event.target.value })}
          />
          <small>{`of ${max}`}</small>
        </li>
      ))}
    </ul>
  );
}
