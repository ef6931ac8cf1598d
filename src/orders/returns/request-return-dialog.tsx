import { useRef } from 'react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea } from '../../ui/controls/text-input.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { type ReturnRemedy, returnRemedies } from '../return-requests.rule.ts';
import { ChosenPhotos } from './chosen-photos.tsx';
import styles from './request-return-dialog.module.css';
import { optionsOf, ReturnLine } from './return-line.tsx';
import { type RequestReturnDialogProps, useReturnRequest } from './use-return-request.ts';

export default function RequestReturnDialog(props: RequestReturnDialogProps) {
  const { orderNo, returnable, open, onClose } = props;
  const list = useRef<HTMLUListElement>(null);
  const request = useReturnRequest(props, (lineNo) =>
    list.current?.querySelector<HTMLInputElement>(`[name="pieces ${lineNo}"]`)?.focus(),
  );
  const { busy, invoice, photos, error } = request;
  return (
    <Dialog
      open={open}
      title={t`Return items of order ${orderNo}`}
      busy={busy}
      width={600}
      onClose={onClose}
      actions={
        <>
          <CloseButton>{t`Back`}</CloseButton>
          <Button kind="primary" busy={busy} busyLabel={t`Sending`} onClick={() => void request.send()}>
            {t`Request the return`}
          </Button>
        </>
      }
    >
      <p>{t`We look at it and write to you. Please keep the goods until then.`}</p>
      {returnable.length > 1 && (
        <Field label={t`Tax invoice`}>
          <Select value={invoice?.invoice} onChange={(event) => request.chooseInvoice(event.target.value)}>
            {returnable.map((one) => (
              <option key={one.invoice}>{one.invoice}</option>
            ))}
          </Select>
        </Field>
      )}
      <ul ref={list} className={styles.lines}>
        {invoice?.lines.map((line) => (
          <ReturnLine
            key={line.line_no}
            line={line}
            typed={request.typedOf(line)}
            isWrong={request.isWrong(line)}
            onChange={(part) => request.changeLine(line, part)}
          />
        ))}
      </ul>
      <div className={styles.fields}>
        <Field label={t`What would you like?`}>
          <Select value={request.remedy} onChange={(event) => request.setRemedy(event.target.value as ReturnRemedy)}>
            {optionsOf(returnRemedies)}
          </Select>
        </Field>
        <Field label={t`Note`} optional>
          <TextArea
            rows={3}
            maxLength={500}
            autoComplete="off"
            value={request.note}
            onChange={(event) => request.setNote(event.target.value)}
          />
        </Field>
        <ChosenPhotos photos={photos} onChange={request.setPhotos} />
        {error && (
          <div ref={bringIntoView}>
            <Notice kind="bad" live title={error} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
