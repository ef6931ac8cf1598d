import { useRef, useState } from 'react';
import { FormErrorMessage } from '../../account/forms/form-notes.tsx';
import { paperSizeProblem } from '../../account/papers/paper-file.rule.ts';
import { maxLineRemark } from '../../cart/rfi-lines/line-ask.data.ts';
import { currencySign } from '../../lib/currency.ts';
import { t, translate } from '../../lib/i18n.ts';
import { call } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { FormState } from '../../ui/forms/use-form.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { addRfiFile } from '../rfi-file.contract.ts';
import styles from './line-ask.module.css';
import { lineAskFields } from './line-ask.rule.ts';
import { rfiFileProblems } from './rfi-file-problems.data.ts';

type LineAskProps = {
  lineId: number;
  name: string;
  form: Pick<FormState<string>, 'values' | 'change' | 'field' | 'errorAt'>;
  /** The form stands below the table. */
  formId: string;
  /** Whether the RFI has no other line. */
  isOnly: boolean;
  onUploading: (lineId: number, isUploading: boolean) => void;
};

/** Target price, remark and drawing of one line: closed until it is asked for, so that a long RFI stays a list. */
export function LineAsk({ lineId, name, form, formId, isOnly, onUploading }: LineAskProps) {
  const { currency } = useSite();
  const [isOpen, setIsOpen] = useState(isOnly);
  const fields = lineAskFields(lineId);
  const isFilled = Object.values(fields).some((field) => form.values[field]);
  const about = <VisuallyHidden>{name}</VisuallyHidden>;
  return (
    <details className={styles.ask} open={isOpen || isFilled} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{tRich`Target price, remark or drawing ${about}`}</summary>
      <div className={styles.fields}>
        <Field
          label={tRich`Target price, ${currencySign(currency)} a piece ${about}`}
          error={form.errorAt(fields.target)}
        >
          <TextInput
            form={formId}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            {...form.field(fields.target)}
          />
        </Field>
        <Field label={tRich`Remark on this item ${about}`} error={form.errorAt(fields.remark)}>
          <TextInput form={formId} autoComplete="off" maxLength={maxLineRemark} {...form.field(fields.remark)} />
        </Field>
        <LineFile lineId={lineId} name={name} form={form} onUploading={onUploading} />
      </div>
    </details>
  );
}

/** The file is uploaded as soon as it is chosen, and belongs to the line once the RFI is sent. */
function LineFile({ lineId, name, form, onUploading }: Omit<LineAskProps, 'formId' | 'isOnly'>) {
  const input = useRef<HTMLInputElement>(null);
  const { send, busy, error, refuse } = useAction('page');
  const { fileId, fileName } = lineAskFields(lineId);
  const kept = form.values[fileId];
  const problem = form.errorAt(fileId) ?? error;

  async function upload(file: File) {
    const sizeProblem = paperSizeProblem(file.size);
    refuse(sizeProblem ? translate(rfiFileProblems[sizeProblem]) : '');
    if (sizeProblem) return;
    onUploading(lineId, true);
    await send(() => call<typeof addRfiFile>('POST /api/rfi_file/', { name: file.name.slice(-200) }, { file }), {
      onDone: (reply) => form.change({ [fileId]: String(reply.file_id), [fileName]: reply.file_name }),
    });
    onUploading(lineId, false);
  }

  return (
    <div className={styles.file} aria-busy={busy || undefined}>
      <span className={styles.label}>{t`Drawing or photo: PDF, JPG or PNG, up to 10 MB`}</span>
      {kept ? (
        <span className={styles.kept}>
          <a href={`/rfi-files/${kept}`} download>
            {isolateLtr(form.values[fileName] ?? '')}
          </a>
          <Button kind="quiet" small onClick={() => form.change({ [fileId]: '', [fileName]: '' })}>
            <span>{tRich`Remove ${<VisuallyHidden>{form.values[fileName]}</VisuallyHidden>}`}</span>
          </Button>
        </span>
      ) : (
        <Button small icon="upload" busy={busy} busyLabel={t`Uploading`} onClick={() => input.current?.click()}>
          <span>{tRich`Add drawing ${<VisuallyHidden>{name}</VisuallyHidden>}`}</span>
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Drawing or photo of ${name}`}
        accept=".pdf,.jpg,.jpeg,.png"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) void upload(file);
        }}
      />
      {problem && <FormErrorMessage>{problem}</FormErrorMessage>}
    </div>
  );
}
