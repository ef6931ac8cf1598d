import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { AskBeforeLeaving } from '../shell/leave-dialog.tsx';
import { FactInput } from './fact-input.tsx';
import { PartFigures } from './part-figures.tsx';
import { PartHistory } from './part-history.tsx';
import styles from './settings.module.css';
import type { SettingsPart } from './settings-part.ts';
import { usePartForm } from './use-part-form.ts';

/** One part of the seller's facts: a form, its preview, and its versions beside it. */
export function PartPage({ part }: { part: SettingsPart }) {
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
          </div>
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
