import { type ChangeEvent, type SubmitEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldError, RefusalReply } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import type { CallError } from '../browser/call.ts';
import { useToast } from '../feedback/toast-context.ts';
import { type FormDraft, readDraft, writeDraft } from './form-draft.ts';

/** Without a field it is about the whole form. */
export type SubmissionError = { field?: string | undefined; message: string };
export type FormValues<Name extends string> = Readonly<Record<Name, string>>;

export type FormOptions<Name extends string> = {
  initial: FormValues<Name>;
  /** Name under which typed text is kept in this tab; include the account if the form belongs to one. */
  draft?: string | undefined;
  excludeFromDraft?: readonly NoInfer<Name>[] | undefined;
  /** The form is still there once it is sent; what was typed meanwhile stays in the draft. */
  staysOpen?: boolean;
  validate: (values: FormValues<Name>) => readonly FieldError[];
  /** 'waiting' if something else must happen first; else 'sent' or the server's error. */
  send: (values: FormValues<Name>) => Promise<SubmissionError | 'sent' | 'waiting'>;
};

type Typing = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** Form state with validation, draft and submission; ignores repeated submits while one is in progress. */
export function useForm<Name extends string>({
  initial,
  draft,
  excludeFromDraft = [],
  staysOpen = false,
  validate,
  send,
}: FormOptions<Name>) {
  const [values, setValues] = useState<FormValues<Name>>(initial);
  const latest = useRef(values);
  const [problem, setProblem] = useState<SubmissionError>();
  const [busy, setBusy] = useState(false);
  const isSubmitting = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  /** What was said of an attempt that failed goes with the next: its Retry would send the form once more. */
  const closeFailure = useRef<() => void>(undefined);

  function change(patch: Partial<FormValues<Name>>) {
    const next = { ...values, ...patch };
    latest.current = next;
    setValues(next);
    setProblem((current) => (current?.field !== undefined && !(current.field in patch) ? current : undefined));
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
    setProblem(undefined);
  }

  function point(found: SubmissionError | undefined) {
    setProblem(found);
    const invalidField = found?.field === undefined ? null : form.current?.elements.namedItem(found.field);
    if (invalidField instanceof HTMLElement) invalidField.focus();
  }

  async function submit() {
    if (isSubmitting.current) return;
    const [invalidField] = validate(values);
    point(invalidField);
    if (invalidField) return;
    isSubmitting.current = true;
    closeFailure.current?.();
    setBusy(true);
    try {
      const outcome = await send(values);
      if (typeof outcome === 'object') point(outcome);
      else if (outcome === 'sent' && draft)
        writeDraft(draft, staysOpen ? changedValues(latest.current, values, excludeFromDraft) : {});
    } catch (cause) {
      const action = { label: t`Retry`, onPress: () => form.current?.requestSubmit() };
      closeFailure.current = toast({ kind: 'bad', message: (cause as CallError).message, action });
    }
    isSubmitting.current = false;
    setBusy(false);
  }

  return {
    values,
    change,
    reset,
    point,
    busy,
    problem,
    edited: Object.keys(changedValues(values, initial)).length > 0,
    errorAt: (name: Name) => (problem?.field === name ? problem.message : undefined),
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
        void submit();
      },
    },
  };
}

export type FormState<Name extends string> = ReturnType<typeof useForm<Name>>;

function changedValues(values: FormDraft, initial: FormDraft, without: readonly string[] = []): FormDraft {
  const entries = Object.entries(values);
  return Object.fromEntries(entries.filter(([name, value]) => value !== initial[name] && !without.includes(name)));
}

/** At the named field if the form has it, else for the whole form. */
export function submissionErrorFrom(
  { errors = [], refusal = '', message }: RefusalReply,
  fields: FormValues<string>,
): SubmissionError {
  const [error = { field: refusal, message }] = errors;
  return error.field in fields ? error : { message: error.message };
}
