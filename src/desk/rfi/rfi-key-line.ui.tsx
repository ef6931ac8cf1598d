import { t } from '../../lib/i18n.ts';
import { KeyHint, Keys } from '../keys/key-line.tsx';

export function RfiKeyLine() {
  return (
    <Keys>
      <KeyHint keys={['↑', '↓']}>{t`line`}</KeyHint>
      <KeyHint keys="Enter">{t`take, next open`}</KeyHint>
      <KeyHint keys={['=', '-', 'm']}>{t`formula`}</KeyHint>
      <KeyHint keys="Alt 1">{t`instead`}</KeyHint>
      <KeyHint keys="Alt Shift 1">{t`too`}</KeyHint>
      <KeyHint keys="D">{t`decline`}</KeyHint>
      <KeyHint keys="R">{t`remark`}</KeyHint>
      <KeyHint keys="W">{t`maker`}</KeyHint>
      <KeyHint keys="I">{t`item`}</KeyHint>
      <KeyHint keys="Ctrl J">{t`go to`}</KeyHint>
      <KeyHint keys="Alt ↓">{t`rule for all`}</KeyHint>
      <KeyHint keys="Ctrl Enter">{t`send`}</KeyHint>
      <KeyHint keys="Alt .">{t`next RFI`}</KeyHint>
    </Keys>
  );
}
