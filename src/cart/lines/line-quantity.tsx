import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { QuantityInput } from '../../ui/controls/quantity-input.tsx';
import { readDraft, writeDraft } from '../../ui/forms/form-draft.ts';
import styles from './line-quantity.module.css';
import { parseQuantity, quantityRulesOf } from './quantity.rule.ts';
import { invalidQuantityText, stepsText } from './quantity-text.rule.ts';

/** Without a refusal, the request failed. */
export type SaveResult = { saved: true } | { saved: false; refusal?: string };

export type LineQuantityProps = {
  line: { quantity: number; min_quantity: number; order_multiple: number };
  name: string;
  save: (quantity: number, retry: () => void) => Promise<SaveResult>;
  /** The line id under which an unsaved quantity survives a reload or the end of the session. */
  draftKey?: string;
  /** Typed before the line came to this place, and not saved yet. */
  typed?: number | undefined;
  onUnsaved?: (unsaved: boolean, input: HTMLInputElement | null) => void;
  /** Called when Escape is pressed. */
  onRevert?: () => void;
};

export function LineQuantity({
  line,
  name,
  save,
  draftKey,
  typed: typedBefore,
  onUnsaved,
  onRevert,
}: LineQuantityProps) {
  const [draft, setDraft] = useState<string>();
  const [refusal, setRefusal] = useState('');
  const latestDraft = useRef<string>(undefined);
  const saving = useRef(false);
  const isCommittedWhileSaving = useRef(false);
  /** A quantity whose reply was lost may be saved, so that the one shown may not be. */
  const isUncertain = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();

  const note = (text: string | undefined) => {
    latestDraft.current = text;
    setRefusal('');
    if (draftKey) saveQuantityDraft(draftKey, text);
    onUnsaved?.(text !== undefined, input.current);
  };

  const edit = (text: string | undefined) => {
    note(text);
    setDraft(text);
  };

  const restoreDraft = useEffectEvent(() => {
    const typed = draftKey ? readQuantityDraft(draftKey) : typedBefore?.toString();
    if (!typed) return onUnsaved?.(false, input.current);
    const differs = typed !== String(line.quantity);
    edit(differs ? typed : undefined);
    if (!differs) return;
    // A page that is loaded again shows amounts of the saved quantity; whoever types elsewhere goes on there.
    if (draftKey || document.activeElement?.matches('input, textarea')) void commit();
    else input.current?.focus();
  });
  useEffect(() => restoreDraft(), []);

  /** A line that is no longer shown has nothing to wait for; with a draft it comes back as it was. */
  const forget = useEffectEvent(() => {
    if (draftKey === undefined) onUnsaved?.(false, null);
  });
  useEffect(() => () => forget(), []);

  /** What is typed while a quantity is being saved is saved after it. */
  async function commit(savedQuantity = line.quantity) {
    const typed = latestDraft.current;
    if (saving.current) isCommittedWhileSaving.current = true;
    if (typed === undefined || saving.current) return;
    const quantity = parseQuantity(typed, quantityRulesOf(line));
    if (quantity === undefined) return setRefusal(invalidQuantityText(quantityRulesOf(line)));
    if (quantity === savedQuantity && !isUncertain.current) return edit(undefined);
    saving.current = true;
    isCommittedWhileSaving.current = false;
    const outcome = await save(quantity, () => void commit());
    saving.current = false;
    if (outcome.saved) isUncertain.current = false;
    else if (outcome.refusal === undefined) isUncertain.current = true;
    if (latestDraft.current === typed) {
      if (outcome.saved) edit(undefined);
      else setRefusal(outcome.refusal ?? '');
    } else if (isCommittedWhileSaving.current) await commit(outcome.saved ? quantity : savedQuantity);
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void commit();
    if (event.key !== 'Escape') return;
    edit(isUncertain.current ? String(line.quantity) : undefined);
    onRevert?.();
    if (isUncertain.current) void commit();
  };
  return (
    <span className={styles.quantity}>
      <QuantityInput
        ref={input}
        label={t`Quantity of ${name}`}
        title={stepsText(line)}
        value={draft ?? String(line.quantity)}
        invalid={refusal !== ''}
        aria-describedby={refusal ? noteId : undefined}
        onChange={(event) => edit(event.currentTarget.value)}
        onBlur={() => void commit()}
        onKeyDown={onKeyDown}
      />
      {refusal && (
        <span id={noteId} className={styles.refusal} role="alert">
          {refusal}
        </span>
      )}
    </span>
  );
}

const name = 'cart-quantity';

export const readQuantityDraft = (lineId: string): string | undefined => readDraft(name)[lineId];

export function saveQuantityDraft(lineId: string, text: string | undefined): void {
  const { [lineId]: before, ...others } = readDraft(name);
  if (text !== before) writeDraft(name, text === undefined ? others : { ...others, [lineId]: text });
}
