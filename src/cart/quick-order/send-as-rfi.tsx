import { useState } from 'react';
import { plural, t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { RadioOption } from '../../ui/controls/checkbox-radio.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { type QuickRow, stateOf } from './quick-rows.rule.ts';

export type SendAsRfiDialogProps = {
  rows: readonly QuickRow[];
  busy: boolean;
  onSend: (rows: readonly QuickRow[]) => void;
  onClose: () => void;
};

export function SendAsRfiDialog({ rows, busy, onSend, onClose }: SendAsRfiDialogProps) {
  const unmatched = rows.filter((row) => stateOf(row) !== 'found');
  const hasBoth = unmatched.length > 0 && unmatched.length < rows.length;
  const [all, setAll] = useState(!hasBoth);
  const selected = all ? rows : unmatched;
  const actions = (
    <>
      <CloseButton>{t`Cancel`}</CloseButton>
      <Button kind="primary" busy={busy} busyLabel={t`Sending`} onClick={() => onSend(selected)}>{t`OK`}</Button>
    </>
  );
  return (
    <Dialog open title={t`Request For Information`} busy={busy} onClose={onClose} actions={actions}>
      <div role="radiogroup" aria-label={t`What to ask for`}>
        {hasBoth && (
          <RadioOption
            name="selected"
            checked={!all}
            onChange={() => setAll(false)}
            title={t`Only what is not ready: ${plural(unmatched.length, 'line')}`}
            note={t`As you wrote it; our sales desk will look for it. The ready lines stay here.`}
          />
        )}
        <RadioOption
          name="selected"
          checked={all}
          onChange={() => setAll(true)}
          title={t`The whole list: ${plural(rows.length, 'line')}`}
          note={t`You get a price and a date for each line. Nothing is ordered.`}
        />
      </div>
      <p>{t`${selected.length} item(s) will be sent as a Request For Information.`}</p>
    </Dialog>
  );
}
