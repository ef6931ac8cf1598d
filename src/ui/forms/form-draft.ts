export type FormDraft = Readonly<Record<string, string>>;

const keyOf = (name: string) => `draft:${name}`;

/** What was typed in this tab and not yet sent. */
export function readDraft(name: string): FormDraft {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    const entries = Object.entries(found ?? {}).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(entries) as FormDraft;
  } catch {
    return {};
  }
}

/** Kept until the tab is closed; an empty draft is removed. */
export function writeDraft(name: string, draft: FormDraft): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Storage may be blocked.
  }
}
