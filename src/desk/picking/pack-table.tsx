import { useState } from 'react';
import { plural, t } from '../../lib/i18n.ts';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { Carton } from './pick-draft.ts';
import styles from './picking.module.css';

type PackTableProps = { cartons: readonly Carton[]; onWeigh: (cartonNo: number, grossKg: number | null) => void };

const kgText = (kg: number) => kg.toFixed(2);

/** What is in each carton, and what it weighs. */
export function PackTable({ cartons, onWeigh }: PackTableProps) {
  const net = cartons.reduce((sum, one) => sum + one.netKg, 0);
  const gross = cartons.reduce((sum, one) => sum + (one.grossKg ?? 0), 0);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t`Packed`}</caption>
      <thead>
        <tr>
          <th>{t`Carton`}</th>
          <th>{t`Holds`}</th>
          <th className={styles.number}>{t`Net, kg`}</th>
          <th className={styles.number}>{t`Gross, kg`}</th>
        </tr>
      </thead>
      <tbody>
        {cartons.map((carton) => (
          <tr key={carton.no}>
            <td>{carton.no}</td>
            <td className={styles.lots}>{carton.holds.map(({ name, pieces }) => `${name} ${pieces}`).join(', ')}</td>
            <td className={styles.number}>{kgText(carton.netKg)}</td>
            <td className={styles.number}>
              <GrossWeight key={carton.grossKg} carton={carton} onWeigh={onWeigh} />
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

/** Written down when the field is left, or with Enter. */
function GrossWeight({ carton, onWeigh }: { carton: Carton; onWeigh: PackTableProps['onWeigh'] }) {
  const toast = useToast();
  const known = carton.grossKg === null ? '' : String(carton.grossKg);
  const [typed, setTyped] = useState(known);
  function save() {
    const text = typed.trim().replace(',', '.');
    if (text === known) return;
    if (text !== '' && !/^\d{1,5}(\.\d{1,3})?$/.test(text)) {
      toast({ kind: 'bad', message: t`Write the weight of carton ${carton.no} in kg, like 16.2.` });
      return;
    }
    onWeigh(carton.no, text === '' ? null : Number(text));
  }
  return (
    <TextInput
      small
      mono
      inputMode="decimal"
      maxLength={9}
      aria-label={t`Gross weight of carton ${carton.no}, kg`}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && event.currentTarget.blur()}
    />
  );
}
