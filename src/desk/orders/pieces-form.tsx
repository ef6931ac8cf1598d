import { t } from '../../lib/i18n.ts';
import { TextInput } from '../../ui/controls/text-input.tsx';
import styles from './order.module.css';

export type PieceLine = { line_no: number; item_name: string; max: number };

/** As typed, by line number. */
export type PiecesText = Readonly<Record<number, string>>;

/** Undefined where a quantity is no whole number. */
export function readPieces(text: PiecesText): { line_no: number; quantity: number }[] | undefined {
  const filled = Object.entries(text).filter(([, quantity]) => quantity.trim() !== '' && quantity.trim() !== '0');
  if (filled.some(([, quantity]) => !/^\d{1,7}$/.test(quantity.trim()))) return undefined;
  return filled.map(([lineNo, quantity]) => ({ line_no: Number(lineNo), quantity: Number(quantity) }));
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
            aria-label={t`Pieces of line ${line_no}, ${item_name}`}
            value={value[line_no] ?? ''}
            onChange={(event) => onChange({ ...value, [line_no]: event.target.value })}
          />
          <small>{t`of ${max}`}</small>
        </li>
      ))}
    </ul>
  );
}
