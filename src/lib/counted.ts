/** What a thing is called by number, in the plural classes of its language; 'other' stands in for the rest. */
export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** '1 item', '1,240 items': the number in the grouping of its language ('en-IN'), the thing in its plural form. */
export function counted(count: number, forms: Forms, language = 'en'): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return `${count.toLocaleString(language)} ${form}`;
}
