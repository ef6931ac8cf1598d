import { FormErrorMessage } from '../../account/forms/form-notes.tsx';
import { TaxNumberError, TaxNumberHints, TaxNumberInput } from '../../account/forms/tax-number-input.tsx';
import { describeTaxNumber } from '../../account/tax-registration/describe-tax-number.rule.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import styles from './tax-number.module.css';
import type { TaxNumberFormState } from './use-tax-number-form.ts';

type TaxNumberFormProps = { form: TaxNumberFormState; states: readonly string[]; onCancel: () => void };

export default function TaxNumberForm({ form, states, onCancel }: TaxNumberFormProps) {
  const site = useSite();
  const { gst_update: typed } = form.values;
  const error = form.errorAt('gst_update') ?? form.error;
  return (
    <form className={styles.form} {...form.form}>
      <TaxNumberInput
        small
        name="gst_update"
        aria-label={site.tax.numberLabel}
        aria-invalid={error !== undefined}
        value={typed}
        onText={(gst_update) => form.change({ gst_update })}
      />
      <Button small type="submit" busy={form.busy} busyLabel={t`Saving`}>{t`Save`}</Button>
      <Button small kind="quiet" disabled={form.busy} onClick={onCancel}>{t`Cancel`}</Button>
      {!error && (
        <div className={styles.hints} role="status">
          <TaxNumberHints number={typed} states={states} summary={describeTaxNumber(typed, site)} />
        </div>
      )}
      {error && (
        <div className={styles.problem}>
          <FormErrorMessage>
            <TaxNumberError text={typed}>{error}</TaxNumberError>
          </FormErrorMessage>
        </div>
      )}
    </form>
  );
}
