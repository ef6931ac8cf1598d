import { Button } from '../../ui/controls/button.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { useMoment } from '../orders/desk-order.ts';
import styles from './settings.module.css';
import type { SettingsPart } from './settings-part.ts';

type PartHistoryProps = {
  part: SettingsPart;
  busy: boolean;
  onConfirm: (version: number) => Promise<void>;
  onRestore: (version: number) => Promise<void>;
};

/** Who changed what and when, with the way back. */
export function PartHistory({ part: { versions, fields }, busy, onConfirm, onRestore }: PartHistoryProps) {
  const moment = useMoment();
  const states = {
    'in force': <Tag kind="good">in force</Tag>,
    later: <Tag kind="accent">later</Tag>,
    waits: <Tag kind="warn">to confirm</Tag>,
    past: null,
  };
  return (
    <Block header="Versions">
      <BlockBody>
        {versions.length === 0 && <p className={styles.note}>Nothing was changed yet.</p>}
        <ul className={styles.versions}>
          {versions.map((version, index) => {
            const at = moment(version.changedAt);
            return (
              <li key={version.id} className={styles.version}>
                <span>
                  <b>{version.changedBy}</b> {at} {states[version.state]}
                </span>
                <span className={styles.note}>
                  {version.fields.map((name) => fields[name]?.label ?? name).join(', ')}
                </span>
                {version.confirmedBy && version.inForceAt && (
                  <span
                    className={styles.note}
                  >{`Confirmed by ${version.confirmedBy}, from ${moment(version.inForceAt)}`}</span>
                )}
                <span className={styles.buttons}>
                  {version.mayConfirm && (
                    <Button small kind="primary" disabled={busy} onClick={() => void onConfirm(version.id)}>
                      Confirm
                    </Button>
                  )}
                  {index > 0 && (
                    <Button
                      small
                      disabled={busy}
                      aria-label={`Bring back what ${version.changedBy} wrote on ${at}`}
                      onClick={() => void onRestore(version.id)}
                    >
                      Bring back
                    </Button>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </BlockBody>
    </Block>
  );
}
