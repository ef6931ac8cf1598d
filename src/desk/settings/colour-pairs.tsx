import { contrast } from '../../sites/contrast.ts';
import { linesNeed, ownTheme, textNeeds } from '../../sites/own-theme.ts';
import { Block } from '../../ui/page/block.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import styles from './settings.module.css';

type Pair = { name: string; text: string; ground: string; needs: number; use: string };

const isColour = (text: unknown): text is string => typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text);

/** How readable the two colours are where the shop uses them, while they are typed. */
export function ColourPairs({ first, second }: { first: unknown; second: unknown }) {
  if (!isColour(first) || !isColour(second)) return null;
  const { light, dark } = ownTheme({ first: first.toLowerCase(), second: second.toLowerCase() });
  const pairs: Pair[] = [
    { name: 'White on the first', text: light.onBrand, ground: light.brand, needs: textNeeds, use: 'head, buttons' },
    { name: 'Second on the first', text: light.mark, ground: light.brand, needs: linesNeed, use: 'lines' },
    { name: 'Count on the second', text: light.onMark, ground: light.mark, needs: textNeeds, use: 'counts' },
    { name: 'Links on paper', text: light.accent, ground: light.page, needs: textNeeds, use: 'links, prices' },
    { name: 'Links at night', text: dark.accent, ground: dark.page, needs: textNeeds, use: 'links, prices' },
    { name: 'White on the first, at night', text: dark.onBrand, ground: dark.brand, needs: textNeeds, use: 'head' },
  ];
  return (
    <Block header="How readable they are">
      <DataTable caption="How readable the colours are" columns={columns} rows={pairs} rowKey={({ name }) => name} />
    </Block>
  );
}

const ratioOf = ({ text, ground }: Pair) => contrast(text, ground);

const columns = [
  { key: 'name', header: 'Pair', cell: ({ name }: Pair) => name },
  {
    key: 'sample',
    header: 'Sample',
    cell: ({ text, ground }: Pair) => (
      <span className={styles.sample} style={{ color: text, background: ground }} aria-hidden="true">
        Ag 12
      </span>
    ),
  },
  {
    key: 'has',
    header: 'Has',
    cell: (pair: Pair) => (
      <span className={ratioOf(pair) < pair.needs ? styles.error : undefined}>
        {(Math.floor(ratioOf(pair) * 10) / 10).toFixed(1)}
      </span>
    ),
  },
  { key: 'needs', header: 'Needs', cell: ({ needs }: Pair) => needs.toFixed(1) },
  { key: 'use', header: 'For', cell: ({ use }: Pair) => use },
];
