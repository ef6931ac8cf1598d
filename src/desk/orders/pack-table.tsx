import { useId, useState } from 'react';
import { plural } from '../../lib/i18n.ts';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useTypedValue } from '../browser/use-typed-value.ts';
import { type Carton, readKg } from './pick-draft.ts';
import styles from './picking.module.css';
import type { Picking } from './use-picking.ts';

type PackTableProps = { cartons: readonly Carton[]; onWeigh: Picking['weigh'] };

const kgText = (kg: number) => kg.toFixed(2);

/** The table tells what is in each carton, and what it weighs. */
export function PackTable({ cartons, onWeigh }: PackTableProps) {
  const net = cartons.reduce((sum, one) => sum + one.netKg, 0);
  const gross = cartons.reduce((sum, one) => sum + (one.grossKg ?? 0), 0);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Packed</caption>
      <thead>
        <tr>
          <th scope="col">Carton</th>
          <th scope="col">Holds</th>
          <th scope="col" className={styles.number}>
            Net, kg
          </th>
          <th scope="col" className={styles.number}>
            Gross, kg
          </th>
        </tr>
      </thead>
      <tbody>
        {cartons.map((carton) => (
          <tr key={carton.no}>
            <th scope="row">{carton.no}</th>
            <td className={styles.lots}>
              {carton.holds.map(({ name, pieces }) => `${name} ${pieces}`).join(', ') || 'nothing'}
            </td>
            <td className={styles.number}>{kgText(carton.netKg)}</td>
            <td className={styles.number}>
              <GrossWeight carton={carton} onWeigh={onWeigh} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>{plural(cartons.length, 'carton')}</td>
          <td className={styles.number}>{kgText(net)}</td>
          <td className={styles.number}>{gross > 0 && kgText(gross)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The weight is written down when the field is left, or with Enter. */
function GrossWeight({ carton: { no, grossKg }, onWeigh }: { carton: Carton; onWeigh: PackTableProps['onWeigh'] }) {
  const [isTyping, setTyping] = useState(false);
  const [text, setText] = useTypedValue(grossKg === null ? '' : String(grossKg), () => isTyping);
  const isBad = !isTyping && readKg(text) === undefined;
  const noteId = useId();
  return (
    <>
      <TextInput
        small
        mono
        inputMode="decimal"
        maxLength={9}
        aria-label={`Gross weight of carton ${no}, kg`}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? noteId : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={() => setTyping(true)}
        onBlur={() => {
          setTyping(false);
          onWeigh(no, text, grossKg);
        }}
        onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && event.currentTarget.blur()}
      />
      {isBad && (
        <p id={noteId} className={styles.bad} role="alert">
          Write kg like 16.2
        </p>
      )}
    </>
  );
}
