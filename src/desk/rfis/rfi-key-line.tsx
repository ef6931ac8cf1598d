import { KeyHint, Keys } from '../keys/key-line.tsx';

export function RfiKeyLine({ canAnswer }: { canAnswer: boolean }) {
  const line = <KeyHint keys={['↑', '↓']}>line</KeyHint>;
  const goTo = <KeyHint keys="Ctrl J">go to</KeyHint>;
  const next = <KeyHint keys="Alt .">next RFI</KeyHint>;
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
      <KeyHint keys="Enter">take, next open</KeyHint>
      <KeyHint keys={['=', '-', 'm']}>formula</KeyHint>
      <KeyHint keys="Alt 1">instead</KeyHint>
      <KeyHint keys="Alt Shift 1">too</KeyHint>
      <KeyHint keys="D">decline</KeyHint>
      <KeyHint keys="R">remark</KeyHint>
      <KeyHint keys="W">maker</KeyHint>
      <KeyHint keys="I">item</KeyHint>
      {goTo}
      <KeyHint keys="Alt ↓">rule for all</KeyHint>
      <KeyHint keys="Ctrl Enter">send</KeyHint>
      {next}
    </Keys>
  );
}
