import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { t, translate } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import {
  type FaultyPart,
  faultyParts,
  type ReturnReason,
  type ReturnRemedy,
  returnReasons,
  returnRemedies,
} from '../return-requests.rule.ts';
import type { Returnable } from './order-returns.contract.ts';
import styles from './request-return-dialog.module.css';
import type { TypedLine } from './return-draft.ts';
import { fittingPhotos, PhotoButton } from './return-photos.tsx';
import { maxReturnPictures } from './return-pictures.rule.ts';
import { type RequestReturnDialogProps, useReturnRequest } from './use-return-request.ts';

export default function RequestReturnDialog(props: RequestReturnDialogProps) {
  const { orderNo, returnable, open, onClose } = props;
  const list = useRef<HTMLUListElement>(null);
  const request = useReturnRequest(props, (lineNo, field) =>
    list.current?.querySelector<HTMLElement>(`[name="${field} ${lineNo}"]`)?.focus(),
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
      <p>
        {tRich`What can be returned, and in which condition, stands in our ${<Link to="/terms-condition" target="_blank">{t`terms and conditions`}</Link>}.`}
      </p>
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
            wrong={request.wrongIn(line)}
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

type ReturnLineProps = {
  line: Returnable['lines'][number];
  typed: TypedLine;
  wrong: 'pieces' | 'reason' | undefined;
  onChange: (part: Partial<TypedLine>) => void;
};

function ReturnLine({ line: { line_no, item_name, left }, typed, wrong, onChange }: ReturnLineProps) {
  const errorId = useId();
  return (
    <li className={styles.line}>
      <span>
        <b className={styles.name}>{item_name}</b> <small>{t`${left} can be returned`}</small>
      </span>
      <TextInput
        small
        name={`pieces ${line_no}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        placeholder={t`Pieces`}
        aria-label={t`Pieces of ${item_name}`}
        aria-invalid={wrong === 'pieces' || undefined}
        aria-describedby={wrong === 'pieces' ? errorId : undefined}
        value={typed.quantity}
        onChange={(event) => onChange({ quantity: event.target.value })}
      />
      <Select
        small
        name={`reason ${line_no}`}
        aria-label={t`Reason for ${item_name}`}
        aria-invalid={wrong === 'reason' || undefined}
        aria-describedby={wrong === 'reason' ? errorId : undefined}
        value={typed.reason}
        onChange={(event) => onChange({ reason: event.target.value as ReturnReason | '' })}
      >
        <option value="">{t`Choose a reason`}</option>
        {optionsOf(returnReasons)}
      </Select>
      {typed.reason === 'faulty' && (
        <span className={styles.part}>
          <Select
            small
            aria-label={t`Faulty part of ${item_name}`}
            value={typed.part}
            onChange={(event) => onChange({ part: event.target.value as FaultyPart | '' })}
          >
            <option value="">{t`Which part? Not sure`}</option>
            {optionsOf(faultyParts)}
          </Select>
        </span>
      )}
      {wrong && (
        <span id={errorId} role="alert" className={styles.error}>
          {wrong === 'pieces' ? t`Please enter a whole number from 1 to ${left}.` : t`Please choose a reason.`}
        </span>
      )}
    </li>
  );
}

/** An option for each name, with its label. */
const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([name, label]) => (
    <option key={name} value={name}>
      {translate(label)}
    </option>
  ));

type ChosenPhotosProps = { photos: readonly File[]; onChange: (photos: readonly File[]) => void };

/** Photos that are sent once the return is requested. */
export function ChosenPhotos({ photos, onChange }: ChosenPhotosProps) {
  const [problem, setProblem] = useState('');
  const add = (files: readonly File[]) => {
    const { fitting, problem: found } = fittingPhotos(files, maxReturnPictures - photos.length);
    setProblem(found);
    onChange([...photos, ...fitting]);
  };
  return (
    <div className={styles.chosen}>
      <p className={styles.hint}>
        {t`Photos of the goods, the box and the marking help us to decide: up to ${maxReturnPictures}, JPG, PNG or WebP, 10 MB each.`}
      </p>
      {photos.length > 0 && (
        <ul aria-label={t`Chosen photos`}>
          {photos.map((photo, index) => (
            <li key={`${photo.name} ${photo.lastModified} ${photo.size}`} className={styles.file}>
              <span>{photo.name}</span>
              <IconButton
                name="close"
                small
                label={t`Remove ${photo.name}`}
                onClick={() => onChange(photos.filter((_, place) => place !== index))}
              />
            </li>
          ))}
        </ul>
      )}
      {problem && <Notice kind="warn" live title={problem} />}
      <div>
        <PhotoButton disabled={photos.length >= maxReturnPictures} onFiles={add} />
      </div>
    </div>
  );
}
