import { useState } from 'react';
import { countOf, say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { RadioOption } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type QuickRow, stateOf } from './quick-rows.rule.ts';

export type AskListProps = {
  /** Every line of the list but headings. */
  rows: readonly QuickRow[];
  busy: boolean;
  onAsk: (rows: readonly QuickRow[]) => void;
  onClose: () => void;
};

/** Which lines of a list are sent as a Request For Information: those not found, or all. */
export function AskList({ rows, busy, onAsk, onClose }: AskListProps) {
  const missing = rows.filter((row) => stateOf(row) !== 'found');
  const some = missing.length > 0 && missing.length < rows.length;
  const [all, setAll] = useState(!some);
  const asked = all ? rows : missing;
  const actions = (
    <>
      <Button disabled={busy} onClick={onClose}>{say`Cancel`}</Button>
      <Button kind="primary" busy={busy} busyWords={say`Sending`} onClick={() => onAsk(asked)}>{say`OK`}</Button>
    </>
  );
  return (
    <Dialog open title={say`Request For Information`} busy={busy} onClose={onClose} actions={actions}>
      <div role="radiogroup" aria-label={say`What to ask for`}>
        {some && (
          <RadioOption
            name="asked"
            checked={!all}
            onChange={() => setAll(false)}
            title={say`What was not found: ${countOf(missing.length, 'line')}`}
            note={say`As you wrote it; our sales desk looks for it. The lines found stay here.`}
          />
        )}
        <RadioOption
          name="asked"
          checked={all}
          onChange={() => setAll(true)}
          title={say`The whole list: ${countOf(rows.length, 'line')}`}
          note={say`For a price and a date for each of them. Nothing is ordered.`}
        />
      </div>
      <p>{say`${asked.length} item(s) will be sent as a Request For Information.`}</p>
    </Dialog>
  );
}
