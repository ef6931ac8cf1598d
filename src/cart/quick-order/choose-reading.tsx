import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import styles from './choose-reading.module.css';
import type { QuickReading } from './quick-order.contract.ts';
import type { QuickRow } from './quick-rows.rule.ts';

export type ChooseReadingProps = {
  row: QuickRow;
  /** Reads the line again; resolves to the error message, or an empty string. */
  onChoose: (reading: QuickReading) => Promise<string>;
};

/** '2 × 3311' or '1 × 33112'. */
export function ChooseReading({ row, onChoose }: ChooseReadingProps) {
  const [chosen, setChosen] = useState<QuickReading>();
  const [refusal, setRefusal] = useState('');

  async function choose(reading: QuickReading) {
    if (chosen) return;
    setChosen(reading);
    setRefusal(await onChoose(reading));
    setChosen(undefined);
  }
  return (
    <fieldset className={styles.readings} aria-label={t`Line ${row.line}: ${row.text}`}>
      {row.readings.map((reading) => (
        <Button
          key={reading.designation}
          small
          busy={chosen === reading}
          busyLabel={t`Searching`}
          onClick={() => void choose(reading)}
        >
          {reading.quantity} × <Designation>{reading.designation}</Designation>
        </Button>
      ))}
      {refusal && <p role="alert">{refusal}</p>}
    </fieldset>
  );
}
