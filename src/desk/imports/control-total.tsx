import type { Currency } from '../../lib/currency.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { plural } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { bookText, readBookAmount } from '../../payments/brought-forward/book-amount.rule.ts';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Block, BlockBody, Cell, Cells } from '../../ui/page/block.tsx';
import type { DeskImport } from './import-texts.ts';
import styles from './imports.module.css';

type Total = NonNullable<DeskImport['total']>;

/** What somebody typed as the total of the books, and whether a difference is agreed to. */
export type TypedControl = { text: string; agreedDifference: number | undefined };
export const noControl: TypedControl = { text: '', agreedDifference: undefined };

const netMinor = ({ debitMinor, creditMinor }: Total) => debitMinor - creditMinor;

/** By how much the lines are more than the books say; undefined as long as no total is typed. */
function differenceOf(total: Total, { text }: TypedControl): number | undefined {
  const read = readBookAmount(text.trim());
  return 'minor' in read ? netMinor(total) - read.minor : undefined;
}

export function isControlled(total: Total | null, control: TypedControl): boolean {
  if (!total) return true;
  const difference = differenceOf(total, control);
  return difference === 0 || (difference !== undefined && difference === control.agreedDifference);
}

type ControlTotalProps = {
  total: Total;
  wrong: number;
  currency: Currency;
  control: TypedControl;
  onChange: (control: TypedControl) => void;
};

/** The lines against the total of the books, to the paisa, before anything is written. */
export function ControlTotal({ total, wrong, currency, control, onChange }: ControlTotalProps) {
  const money = (minor: number) => formatMoney({ minor, currency });
  const difference = differenceOf(total, control);
  return (
    <Block header="Compare with your books">
      <Cells columns={4}>
        <Cell label={`Owed by ${plural(total.customers, 'customer')}`}>{money(total.debitMinor)}</Cell>
        <Cell label="In favour of customers">{money(total.creditMinor)}</Cell>
        <Cell label="The right lines come to">{bookText(netMinor(total), currency)}</Cell>
        <Cell label="Lines">{formatNumber(total.lines)}</Cell>
      </Cells>
      <BlockBody>
        <div className={styles.control}>
          <Field
            label="Total of your books on that day"
            hint="As your trial balance has it, with Cr where it is in favour of the customers."
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              maxLength={40}
              value={control.text}
              onChange={(event) => onChange({ text: event.target.value, agreedDifference: undefined })}
            />
          </Field>
          <p role="status">{stateText(control.text, difference, wrong, money)}</p>
          {difference !== undefined && difference !== 0 && (
            <Checkbox
              label={`Write it although it differs by ${money(Math.abs(difference))}`}
              checked={control.agreedDifference === difference}
              onChange={(event) =>
                onChange({ ...control, agreedDifference: event.target.checked ? difference : undefined })
              }
            />
          )}
        </div>
      </BlockBody>
    </Block>
  );
}

function stateText(
  text: string,
  difference: number | undefined,
  wrong: number,
  money: (minor: number) => string,
): string {
  if (text.trim() === '') return 'Nothing is written before you have typed it.';
  if (difference === undefined) return 'This is not an amount yet.';
  if (difference === 0) return 'It agrees to the last digit.';
  const left = wrong > 0 ? ` ${plural(wrong, 'line')} ${wrong === 1 ? 'is' : 'are'} left out of it.` : '';
  return `The right lines are ${money(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than your books.${left}`;
}
