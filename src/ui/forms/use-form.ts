import { type ChangeEvent, type SubmitEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { FieldError, RefusalReply } from '../../lib/contract.ts';
import { isRefusal } from '../browser/call.ts';
import { useAction } from '../feedback/use-action.ts';
import { useTell } from '../feedback/use-tell.ts';
import { type FormDraft, readDraft, writeDraft } from './form-draft.ts';

export type FormValues<Name extends string> = Readonly<Record<Name, string>>;

type FormOptions<Name extends string, Reply> = {
  initial: FormValues<Name>;
  /** Name under which typed text is kept in this tab; include the account if the form belongs to one. */
  draft?: string | undefined;
  excludeFromDraft?: readonly NoInfer<Name>[];
  /** The form is still there once it is sent; what was typed meanwhile stays in the draft. */
  staysOpen?: boolean;
  /** What the page can tell before anything is sent. */
  validate?: (values: FormValues<Name>) => readonly FieldError[];
  /**
   * Returns the reply: the page is loaded again, its message told, `onDone` called. 'sent' where nothing of this is wanted,
   * 'waiting' where something else must happen first. A refusal stands at its fields, else at `error`.
   */
  send: (values: FormValues<Name>) => Promise<Reply | RefusalReply | 'sent' | 'waiting'>;
  onDone?: ((reply: Reply) => void) | undefined;
};

type Typing = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** Form state with validation, draft and submission; what was wrong is said at each field until it is changed. */
export function useForm<Name extends string, Reply extends object = object>({
  initial,
  draft,
  excludeFromDraft = [],
  staysOpen = false,
  validate,
  send,
  onDone,
}: FormOptions<Name, Reply>) {
  const [values, setValues] = useState<FormValues<Name>>(initial);
  const latest = useRef(values);
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const action = useAction();
  const { revalidate } = useRevalidator();
  const tell = useTell();

  function change(patch: Partial<FormValues<Name>>) {
    // A call that ends later must not take back what was typed meanwhile.
    const next = { ...latest.current, ...patch };
    latest.current = next;
    setValues(next);
    setProblems((current) => current.filter(({ field }) => field in values && !(field in patch)));
    if (draft) writeDraft(draft, changedValues(next, initial, excludeFromDraft));
  }

  /** Text typed before hydration wins over the draft. */
  const restore = useEffectEvent(() => {
    const typed = Object.fromEntries(form.current ? new FormData(form.current) : []) as FormDraft;
    const found = { ...(draft && readDraft(draft)), ...changedValues(typed, initial) };
    const known = Object.entries(found).filter(([name]) => name in initial);
    if (known.length > 0) change(Object.fromEntries(known) as Partial<FormValues<Name>>);
  });
  useLayoutEffect(() => restore(), []);

  function reset() {
    if (draft) writeDraft(draft, {});
    latest.current = initial;
    setValues(initial);
    setProblems([]);
  }

  function point(found: readonly FieldError[]) {
    setProblems(found);
    const invalidFields = found.map(({ field }) => form.current?.elements.namedItem(field));
    invalidFields.find((one) => one instanceof HTMLElement)?.focus();
  }
  const refuse = (refused?: RefusalReply) => point(refused ? problemsOf(refused) : []);

  async function sendValues() {
    const outcome = await send(values);
    if (outcome === 'waiting') return;
    if (isRefusal(outcome)) {
      // Whoever has read what it is now may send again.
      if (outcome.refusal) await revalidate();
      return refuse(outcome);
    }
    if (draft) writeDraft(draft, staysOpen ? changedValues(latest.current, values, excludeFromDraft) : {});
    if (outcome === 'sent') return;
    await revalidate();
    const { message } = outcome as { message?: string };
    if (message) tell({ message });
    onDone?.(outcome as Reply);
  }

  function submit() {
    const wrong = validate?.(values) ?? [];
    point(wrong);
    if (wrong.length === 0) void action.send(sendValues, { again: () => form.current?.requestSubmit() });
  }

  return {
    values,
    change,
    reset,
    /** Shows why a step that follows the form was refused; nothing without it. */
    refuse,
    busy: action.busy,
    problems,
    /** What is wrong with the form as a whole. */
    error: problems.find(({ field }) => !(field in values))?.message,
    edited: Object.keys(changedValues(values, initial)).length > 0,
    errorAt: (name: Name) => problems.find(({ field }) => field === name)?.message,
    field: (name: Name) => ({
      name,
      value: values[name],
      onChange: (event: Typing) => change({ [name]: event.target.value } as Partial<FormValues<Name>>),
    }),
    form: {
      ref: form,
      // Before hydration a submit must do nothing: a GET would put the password into the URL.
      method: 'dialog',
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit();
      },
    },
  };
}

export type FormState<Name extends string> = ReturnType<typeof useForm<Name>>;

function changedValues(values: FormDraft, initial: FormDraft, without: readonly string[] = []): FormDraft {
  const entries = Object.entries(values);
  return Object.fromEntries(entries.filter(([name, value]) => value !== initial[name] && !without.includes(name)));
}

/** Puts a refusal at the field that it is about, whatever its name. */
export const refusalAt = (field: string, { message }: { message: string }): RefusalReply => ({
  success: false,
  message,
  errors: [{ field, message }],
});

/** Without wrong fields, the name of a refusal may be that of its field. */
const problemsOf = ({ errors = [], refusal = '', message }: RefusalReply): readonly FieldError[] =>
  errors.length > 0 ? errors : [{ field: refusal, message }];
