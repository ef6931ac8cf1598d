import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { FormState } from '../../ui/forms/use-form.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import styles from './decision.module.css';
import type { ApprovalField } from './use-approval.ts';

export type Choices = { priceLists: readonly string[]; managers: readonly string[] };

/** What is agreed with the approval; sent by the button of the decision. */
export function ApprovalForm({ form, priceLists, managers }: Choices & { form: FormState<ApprovalField> }) {
  const { currency } = useDeskSite();
  const setsTerms = useCan()('set-credit-terms');
  const { problem } = form;
  const isAboutAll = problem !== undefined && (problem.field === undefined || !(problem.field in form.values));
  return (
    <form {...form.form} id="approval" className={styles.terms} aria-label="Terms on approval">
      <h4>Terms on approval</h4>
      <div className={styles.fields}>
        <Field label="Price list" error={form.errorAt('priceList')}>
          <Select {...form.field('priceList')}>
            <option value="">none: list prices</option>
            {priceLists.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <Field label={`Credit limit, ${currency}`} error={form.errorAt('limitMinor')}>
          <TextInput {...form.field('limitMinor')} inputMode="decimal" disabled={!setsTerms} />
        </Field>
        <Field label="Days" error={form.errorAt('periodDays')}>
          <TextInput {...form.field('periodDays')} inputMode="numeric" disabled={!setsTerms} />
        </Field>
        <Field label="Grace" error={form.errorAt('graceDays')}>
          <TextInput {...form.field('graceDays')} inputMode="numeric" disabled={!setsTerms} />
        </Field>
        <Field label="Sales manager" error={form.errorAt('salesManager')}>
          <TextInput {...form.field('salesManager')} list="approval-managers" maxLength={100} />
        </Field>
        <datalist id="approval-managers">
          {managers.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </div>
      <p className={styles.quiet}>
        {setsTerms
          ? 'Without a limit the customer pays online or before dispatch.'
          : 'Credit is given by accounts; you can approve without it.'}
      </p>
      {isAboutAll && <Notice kind="warn" title={problem.message} live />}
    </form>
  );
}
