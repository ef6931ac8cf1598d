import { useSyncExternalStore } from 'react';
import { ContactLinks } from '../account/call-us.ui.tsx';
import { na } from '../catalogue/display.rule.ts';
import { toMajor } from '../lib/money.ts';
import { countOf, said, say } from '../lib/say.ts';
import { Amount } from '../ui/amount.tsx';
import { Block, BlockFoot, Cell, Cells, Row, Rows } from '../ui/block.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Split, Wrap } from '../ui/layout.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { useSite } from '../ui/site-context.tsx';
import { minorOf, totalWeightText } from './cart-totals.rule.ts';
import { EmptyCart } from './empty-cart.ui.tsx';
import { namesOf } from './line-names.rule.ts';
import styles from './local-cart.module.css';
import type { LocalLine } from './local-cart.rule.ts';
import { useLocalCart } from './local-cart.ts';
import { localColumns } from './local-columns.tsx';

const never = () => () => {};

/** A visitor's cart, which the browser keeps: the server renders its frame only. */
export function LocalCartPage() {
  const { lines } = useLocalCart();
  const nameOf = namesOf(lines);
  const opened = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (opened && lines.length === 0)
    return (
      <Wrap>
        <PageHead title={say`Cart`} />
        <EmptyCart />
      </Wrap>
    );
  return (
    <Wrap>
      <PageHead title={say`Cart`} meta={opened && say`${countOf(lines.length, 'item')}, kept in this browser`} />
      <noscript>{say`Keeping a cart without signing in needs JavaScript.`}</noscript>
      <Split aside={<Aside lines={lines} opened={opened} />}>
        <DataTable
          caption={say`Items in your cart`}
          columns={localColumns(useSite(), nameOf)}
          rows={lines}
          rowKey={(line) => line.itemcode}
          loadingRows={opened ? 0 : 2}
        />
        <p
          className={styles.note}
        >{say`Prices, stock and expected delivery are shown once you are signed in and your account is Active.`}</p>
      </Split>
    </Wrap>
  );
}

function Aside({ lines, opened }: { lines: readonly LocalLine[]; opened: boolean }) {
  return (
    <>
      <Summary lines={lines} end={opened && countOf(lines.length, 'item')} />
      <Block>
        <Cells columns={1}>
          <Cell
            label={say`This cart`}
          >{say`Goes with you when you sign in; quantities are added to what your account has.`}</Cell>
          <Cell label={say`Need it today?`}>
            <ContactLinks />
          </Cell>
        </Cells>
      </Block>
    </>
  );
}

function Summary({ lines, end }: { lines: readonly LocalLine[]; end: string | false }) {
  const { tax } = useSite();
  const subtotalMinor = lines.reduce((sum, line) => sum + minorOf(line.Amount), 0);
  const weightKg = lines.reduce((sum, line) => sum + line.Weight * line.Quantity, 0);
  return (
    <Block head={say`Order Summary`} end={end}>
      <Rows>
        <Row label={say`Subtotal`}>{subtotalMinor > 0 ? <Amount value={toMajor(subtotalMinor)} sign /> : said(na)}</Row>
        <Row label={say`${tax.label} Total`}>{said(na)}</Row>
        <Row label={say`Total Weight`}>{totalWeightText(weightKg)}</Row>
      </Rows>
      <BlockFoot>
        <ButtonLink kind="primary" wide to="/login?next=/cart">{say`Sign in to Checkout`}</ButtonLink>
      </BlockFoot>
    </Block>
  );
}
