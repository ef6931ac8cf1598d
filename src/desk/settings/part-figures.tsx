import { formatNumber } from '../../lib/format-number.ts';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import type { SettingsPart } from './settings-part.ts';

/** How much a change of the part would be about. */
export function PartFigures({ figures }: Pick<SettingsPart, 'figures'>) {
  if (figures.length === 0) return null;
  return (
    <Block header="As it is now">
      <Cells columns={1}>
        {figures.map(({ label, value, note }) => (
          <Cell key={label} label={label}>
            {formatNumber(value)} {note}
          </Cell>
        ))}
      </Cells>
    </Block>
  );
}
