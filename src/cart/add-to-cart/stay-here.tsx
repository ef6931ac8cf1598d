import { t } from '../../lib/i18n.ts';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { saveStayHere, useStayHere } from './stay-here.ts';

export function StayHere() {
  return (
    <Checkbox
      label={t`Stay on this page after adding`}
      checked={useStayHere()}
      onChange={(event) => saveStayHere(event.currentTarget.checked)}
    />
  );
}
