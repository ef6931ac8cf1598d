import { useEffect, useRef } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatNumber } from '../../lib/format-number.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Block, BlockBody, Cell, Cells } from '../../ui/page/block.tsx';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { useMoment } from '../orders/desk-order.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { AskBeforeLeaving } from '../shell/leave-dialog.tsx';
import { ColourPairs } from './colour-pairs.tsx';
import { FactInput } from './fact-input.tsx';
import { PreviewedPapers } from './previewed-papers.tsx';
import type { settingsPart } from './settings.contract.ts';
import styles from './settings.module.css';
import type { SettingsPart } from './settings-part.ts';
import { usePartForm } from './use-part-form.ts';

export const handle = { title: () => 'Settings' };

export const loader = (args: LoaderFunctionArgs) =>
  loadDesk<typeof settingsPart>(
    'GET /desk/api/:site/settings/:part/',
    { site: siteOf(args), part: args.params.part ?? '' },
    args.request.signal,
  );

export function Component() {
  const part = useLoaderData<typeof loader>();
  return <PartPage key={part.part} part={part} />;
}

/** One part of the seller's facts: a form, its preview, and its versions beside it. */
function PartPage({ part }: { part: SettingsPart }) {
  const { site, currency } = useDeskSite();
  const form = usePartForm(part);
  const element = useRef<HTMLFormElement>(null);
  // A marked field may be far above the button.
  useEffect(() => {
    if (form.refusal) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.refusal]);
  return (
    <div className={styles.groups}>
      <p>
        <Link to={`/${site}/settings`}>All settings</Link>
      </p>
      <div className={styles.columns}>
        <form
          ref={element}
          className={styles.form}
          aria-label={part.label}
          onSubmit={(event) => {
            event.preventDefault();
            void form.save();
          }}
        >
          <Block header={part.label} end={part.note}>
            <BlockBody>
              <div className={styles.fields}>
                {Object.entries(part.fields).map(([name, field]) => (
                  <FactInput
                    key={name}
                    path={name}
                    field={field}
                    value={form.typed[name] ?? ''}
                    errors={form.errors}
                    currency={currency}
                    onChange={(value) => form.change(name, value)}
                  />
                ))}
              </div>
            </BlockBody>
          </Block>
          {part.part === 'identity' && <ColourPairs first={form.typed.firstColour} second={form.typed.secondColour} />}
          {form.problem && <Notice kind="warn" title={form.problem} live />}
          <div className={styles.buttons}>
            <Button type="submit" kind="primary" busy={form.busy}>
              Save
            </Button>
            {part.hasPage && (
              <Button disabled={form.busy} onClick={() => void form.preview()}>
                Preview on the page
              </Button>
            )}
            {part.part === 'identity' && (
              <Button disabled={form.busy} onClick={() => void form.previewPapers()}>
                Show mail and invoice
              </Button>
            )}
          </div>
          {form.ticket !== undefined && <PreviewedPapers ticket={form.ticket} />}
        </form>
        <div className={styles.groups}>
          <PartFigures figures={part.figures} />
          <PartHistory part={part} busy={form.busy} onConfirm={form.confirm} onRestore={form.restore} />
        </div>
      </div>
      <AskBeforeLeaving unsaved={form.isEdited} lost="What you changed here would be lost." />
    </div>
  );
}

/** How much a change of the part would be about. */
function PartFigures({ figures }: Pick<SettingsPart, 'figures'>) {
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

type PartHistoryProps = {
  part: SettingsPart;
  busy: boolean;
  onConfirm: (version: number) => Promise<void>;
  onRestore: (version: number) => Promise<void>;
};

/** Who changed what and when, with the way back. */
function PartHistory({ part: { versions, fields }, busy, onConfirm, onRestore }: PartHistoryProps) {
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
