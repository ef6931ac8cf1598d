import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReplyOf } from '../../lib/contract.ts';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Block } from '../../ui/page/block.tsx';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { useMoment } from '../orders/desk-order.ts';
import type { listSettings } from './settings.contract.ts';
import styles from './settings.module.css';

export const handle = { title: () => 'Settings' };

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk<typeof listSettings>('GET /desk/api/:site/settings/', { site: siteOf(args) }, args.request.signal);

export function Component() {
  const { parts } = useLoaderData<typeof loader>();
  return <SettingsPage parts={parts} />;
}

type Part = ReplyOf<typeof listSettings>['parts'][number];

const groups = [
  ['firm', 'The firm'],
  ['trade', 'Trade'],
  ['texts', 'Texts of the shop'],
] as const;

/** The page has the parts of a site that the seller may change, in three groups. */
function SettingsPage({ parts }: { parts: readonly Part[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(([group, label]) => (
        <Block key={group} header={label}>
          <ul className={styles.parts}>
            {parts
              .filter((part) => part.group === group)
              .map((part) => (
                <PartLine key={part.part} {...part} />
              ))}
          </ul>
        </Block>
      ))}
    </div>
  );
}

function PartLine({ part, label, note, changedAt, changedBy, waits }: Part) {
  const moment = useMoment();
  return (
    <li className={styles.part}>
      <Link to={part}>{label}</Link>
      {waits && <Tag kind="warn">to confirm</Tag>}
      <span className={styles.note}>{note}</span>
      <small className={styles.note}>
        {changedAt === null ? 'not changed yet' : `${moment(changedAt)}, ${changedBy}`}
      </small>
    </li>
  );
}
