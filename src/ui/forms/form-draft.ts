/** What somebody typed, by the name of the field. */
export type FormDraft = Readonly<Record<string, string>>;

const keyOf = (name: string) => `draft:${name}`;

/** What was typed into the form `name` in this tab and not sent yet. */
export function readDraft(name: string): FormDraft {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    const entries = Object.entries(found ?? {}).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(entries) as FormDraft;
  } catch {
    return {};
  }
}

/** Keeps what was typed until the tab is closed; nothing typed forgets it. */
export function writeDraft(name: string, draft: FormDraft): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still has the page.
  }
}
