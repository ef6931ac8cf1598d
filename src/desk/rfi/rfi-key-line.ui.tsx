import { t } from '../../lib/i18n.ts';
import { KeyHint, Keys } from '../keys/key-line.tsx';

export function RfiKeyLine({ canAnswer }: { canAnswer: boolean }) {
  const line = <KeyHint keys={['↑', '↓']}>{t`line`}</KeyHint>;
  const goTo = <KeyHint keys="Ctrl J">{t`go to`}</KeyHint>;
  const next = <KeyHint keys="Alt .">{t`next RFI`}</KeyHint>;
  if (!canAnswer)
    return (
      <Keys>
        {line}
        {goTo}
        {next}
      </Keys>
    );
  return (
    <Keys>
      {line}
      <KeyHint keys="Enter">{t`take, next open`}</KeyHint>
      <KeyHint keys={['=', '-', 'm']}>{t`formula`}</KeyHint>
      <KeyHint keys="Alt 1">{t`instead`}</KeyHint>
      <KeyHint keys="Alt Shift 1">{t`too`}</KeyHint>
      <KeyHint keys="D">{t`decline`}</KeyHint>
      <KeyHint keys="R">{t`remark`}</KeyHint>
      <KeyHint keys="W">{t`maker`}</KeyHint>
      <KeyHint keys="I">{t`item`}</KeyHint>
      {goTo}
      <KeyHint keys="Alt ↓">{t`rule for all`}</KeyHint>
      <KeyHint keys="Ctrl Enter">{t`send`}</KeyHint>
      {next}
    </Keys>
  );
}
