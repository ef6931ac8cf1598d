import { type SubmitEvent, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatNumber } from '../../lib/format-number.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import table from '../list/table-section.module.css';
import { TableSection } from '../list/table-section.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import styles from './item.module.css';
import { ItemsNav } from './items-nav.tsx';
import type { countShelfAtDesk, stocktakeAtDesk } from './stock-by-hand.contract.ts';

export const handle = { title: () => 'Stocktake' };

type Chosen = { branch: string; shelf: string };

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const chosen: Chosen = { branch: searchParams.get('branch') ?? '', shelf: searchParams.get('shelf') ?? '' };
  const request = { site: siteOf(args), ...chosen };
  const found = await loadDesk<typeof stocktakeAtDesk>(
    'GET /desk/api/:site/items/stocktake/',
    request,
    args.request.signal,
  );
  return { ...found, chosen };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { branch, shelf } = loaded.chosen;
  return (
    <>
      <ItemsNav />
      <h2>Stocktake</h2>
      {shelf === '' ? <Shelves shelves={loaded.shelves} /> : <ShelfCount key={`${branch} ${shelf}`} {...loaded} />}
    </>
  );
}

function Shelves({ shelves }: Pick<Loaded, 'shelves'>) {
  const { site } = useDeskSite();
  return (
    <TableSection
      title="Choose a shelf to count"
      empty={shelves.length === 0 && 'No item has a shelf. A file of stock, or the ERP, says where pieces lie.'}
      head={['Shelf', 'Branch', { figure: 'Items' }]}
    >
      {shelves.map(({ branch, branchName, shelf, items }) => (
        <tr key={`${branch} ${shelf}`}>
          <th scope="row" data-label="Shelf">
            <Link
              to={`/${site}/items/stocktake?branch=${encodeURIComponent(branch)}&shelf=${encodeURIComponent(shelf)}`}
            >
              {shelf}
            </Link>
          </th>
          <td data-label="Branch">{branchName}</td>
          <td className={table.end} data-label="Items">
            {formatNumber(items)}
          </td>
        </tr>
      ))}
    </TableSection>
  );
}

const isWhole = (text: string | undefined): text is string => /^\d{1,8}$/.test(text?.trim() ?? '');

type Difference = { id: number; onHand: number; promised: string };

/** Counted without seeing how many there should be; what differs is counted again before it is booked. */
function ShelfCount({ items, shelves, chosen: { branch, shelf } }: Omit<Loaded, 'success'>) {
  const { site } = useDeskSite();
  const [counts, setCounts] = useState<Readonly<Record<number, string>>>({});
  const [again, setAgain] = useState<Readonly<Record<number, string>>>({});
  const [differences, setDifferences] = useState<readonly Difference[]>([]);
  const { change, busy, error, refuse } = useAction();
  const differs = new Map(differences.map((one) => [one.id, one]));
  const shown = differences.length > 0 ? items.filter(({ id }) => differs.has(id)) : items;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const typed = differences.length > 0 ? again : counts;
    if (!shown.every(({ id }) => isWhole(typed[id])))
      return refuse('Please enter a count for each item; 0 where there is none.');
    const reply = await change(() =>
      callDesk<typeof countShelfAtDesk>('POST /desk/api/:site/items/stocktake/count/', {
        site,
        branch,
        shelf,
        counts: items.map(({ id }) => ({
          id: String(id),
          counted: Number(counts[id]),
          again: isWhole(again[id]) ? Number(again[id]) : null,
          seen: differs.get(id)?.onHand ?? null,
        })),
      }),
    );
    if (!reply) return;
    setDifferences(reply.differences);
    // A shelf that was booked can be counted anew; of another the last count stands.
    setCounts((before) => (reply.written ? {} : { ...before, ...again }));
    setAgain({});
  }

  const type = (id: number, text: string) =>
    (differences.length > 0 ? setAgain : setCounts)((before) => ({ ...before, [id]: text }));
  const second = differences.length > 0;
  const here = shelves.find((one) => one.branch === branch && one.shelf === shelf);
  return (
    <form className={styles.main} onSubmit={(event) => void submit(event)}>
      {second && (
        <Notice
          kind="warn"
          live
          title="These differ from what should be there. Please count them again; then they are booked."
        />
      )}
      {here && here.items > items.length && (
        <Notice
          kind="warn"
          title={`Only ${formatNumber(items.length)} of ${formatNumber(here.items)} items are listed. Give parts of this shelf names of their own to count them all.`}
        />
      )}
      <TableSection
        title={`${shelf}, ${here?.branchName ?? branch}`}
        empty={items.length === 0 && 'Nothing lies on this shelf.'}
        head={
          second
            ? ['Item', { figure: 'Should be' }, { figure: 'First count' }, { figure: 'Second count' }]
            : ['Item', 'Stock code', { figure: 'Counted' }]
        }
      >
        {shown.map(({ id, name, maker, code }) => (
          <tr key={id}>
            <th scope="row" data-label="Item">
              {maker} <span className={styles.code}>{name}</span>
              {differs.get(id)?.promised && <p>{`Promised: ${differs.get(id)?.promised}`}</p>}
            </th>
            {second ? (
              <>
                <td className={table.end} data-label="Should be">
                  {formatNumber(differs.get(id)?.onHand ?? 0)}
                </td>
                <td className={table.end} data-label="First count">
                  {counts[id]}
                </td>
              </>
            ) : (
              <td className={styles.code} data-label="Stock code">
                {code}
              </td>
            )}
            <td className={table.end} data-label={second ? 'Second count' : 'Counted'}>
              <TextInput
                small
                inputMode="numeric"
                maxLength={8}
                aria-label={`${second ? 'Second count' : 'Counted'} of ${maker} ${name}`}
                value={(second ? again[id] : counts[id]) ?? ''}
                onChange={(event) => type(id, event.target.value)}
              />
            </td>
          </tr>
        ))}
      </TableSection>
      {error && <Notice kind="warn" live title={error} />}
      {items.length > 0 && (
        <p className={styles.actions}>
          <Button type="submit" kind="primary" busy={busy}>
            {second ? 'Book the counts' : 'Compare'}
          </Button>
          <Link to={`/${site}/items/stocktake`}>Other shelves</Link>
        </p>
      )}
    </form>
  );
}
