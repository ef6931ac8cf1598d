import { t } from '../../lib/i18n.ts';
import { Kbd } from '../keys/kbd.tsx';
import { Keys } from '../keys/key-line.tsx';

export function RfiKeyLine() {
  return (
    <Keys>
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t`line`}
      </span>
      <span>
        <Kbd>Enter</Kbd> {t`take, next open`}
      </span>
      <span>
        <Kbd>=</Kbd> <Kbd>-</Kbd> <Kbd>m</Kbd> {t`formula`}
      </span>
      <span>
        <Kbd>Alt 1</Kbd> {t`instead`}
      </span>
      <span>
        <Kbd>Alt Shift 1</Kbd> {t`too`}
      </span>
      <span>
        <Kbd>D</Kbd> {t`decline`}
      </span>
      <span>
        <Kbd>R</Kbd> {t`remark`}
      </span>
      <span>
        <Kbd>W</Kbd> {t`maker`}
      </span>
      <span>
        <Kbd>I</Kbd> {t`item`}
      </span>
      <span>
        <Kbd>Ctrl J</Kbd> {t`go to`}
      </span>
      <span>
        <Kbd>Alt ↓</Kbd> {t`rule for all`}
      </span>
      <span>
        <Kbd>Ctrl Enter</Kbd> {t`send`}
      </span>
      <span>
        <Kbd>Alt .</Kbd> {t`next RFI`}
      </span>
    </Keys>
  );
}
