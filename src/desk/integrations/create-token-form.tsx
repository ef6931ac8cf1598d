import { useState } from 'react';
import { type ApiScope, apiScopeNames, apiScopes } from '../../account/permissions/api-scopes.rule.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { createTokenAtDesk } from './integrations.contract.ts';
import styles from './integrations.module.css';
import { ShownOnce } from './shown-once.tsx';

type ValidDays = 30 | 90 | 365 | 0;

export function CreateTokenForm() {
  const { site } = useDeskSite();
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [token, setToken] = useState('');
  const form = useForm({
    initial: { name: '', validDays: '365' },
    send: (values) => {
      const request = {
        site,
        name: values.name,
        scopes: [...scopes],
        validDays: Number(values.validDays) as ValidDays,
      };
      const endpoint = 'POST /desk/api/:site/integrations/tokens/create/';
      return callDesk<typeof createTokenAtDesk>(endpoint, request);
    },
    onDone: (reply) => {
      setToken(reply.token);
      setScopes([]);
      form.reset();
    },
  });
  const toggle = (scope: ApiScope, on: boolean) =>
    setScopes((before) => (on ? [...before, scope] : before.filter((one) => one !== scope)));
  return (
    <form {...form.form} className={styles.form} aria-label="New token">
      <h3>New token</h3>
      {token && <ShownOnce title="Copy the token. It is shown only now." value={token} />}
      <Field label="Program" error={form.errorAt('name')}>
        <TextInput {...form.field('name')} maxLength={60} autoComplete="off" />
      </Field>
      <Field label="Ends">
        <Select {...form.field('validDays')}>
          <option value="30">after 30 days</option>
          <option value="90">after 90 days</option>
          <option value="365">after a year</option>
          <option value="0">when it is ended here</option>
        </Select>
      </Field>
      <fieldset className={styles.choices}>
        <legend>What the program may do</legend>
        {apiScopeNames.map((scope) => (
          <Checkbox
            key={scope}
            label={apiScopes[scope]}
            checked={scopes.includes(scope)}
            onChange={(event) => toggle(scope, event.target.checked)}
          />
        ))}
      </fieldset>
      {form.error && <Notice kind="bad" title={form.error} live />}
      <Button type="submit" kind="primary" busy={form.busy}>
        Make the token
      </Button>
    </form>
  );
}
