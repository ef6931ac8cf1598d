import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { newCustomerErrors } from '../../account/customer-import/new-customer-form.rule.ts';
import { describeTaxNumber } from '../../account/tax-registration/describe-tax-number.rule.ts';
import { regionToFill } from '../../account/tax-registration/region-to-fill.rule.ts';
import { normalizeTaxNumber } from '../../account/tax-registration/tax-number.rule.ts';
import { taxNumberHints } from '../../account/tax-registration/tax-number-hints.rule.ts';
import type { ReplyOf } from '../../lib/contract.ts';
import { translate } from '../../lib/i18n.ts';
import { regionName, regions } from '../../sites/regions.data.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormGrid, FullWidth } from '../../ui/forms/form-grid.tsx';
import { type FormState, useForm } from '../../ui/forms/use-form.ts';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import type { listPriceListsAtDesk } from '../prices/price-lists.contract.ts';
import { type DeskSite, useCan, useDeskSite } from '../shell/desk-session.ts';
import { typedMinor } from '../typed-amount.ts';
import type { inviteOfCustomer } from './contacts.contract.ts';
import styles from './customer.module.css';
import type { customerList } from './customer-list.contract.ts';
import type { addCustomerAtDesk, addCustomerWithTermsAtDesk } from './new-customer.contract.ts';

export const handle = { title: () => 'New customer' };

export async function loader(args: LoaderFunctionArgs) {
  const site = siteOf(args);
  const { signal } = args.request;
  const [{ lists }, { managers }] = await Promise.all([
    loadDesk<typeof listPriceListsAtDesk>('GET /desk/api/:site/prices/', { site }, signal),
    loadDesk<typeof customerList>('GET /desk/api/:site/accounts/', { site, view: 'nobody' }, signal),
  ]);
  return { priceLists: lists.map(({ name }) => name), managers };
}

export function Component() {
  return <NewCustomerPage {...useLoaderData<typeof loader>()} />;
}

const empty = {
  company: '',
  taxNumber: '',
  customerCode: '',
  address: '',
  city: '',
  state: '',
  pincode: '',
  contactName: '',
  email: '',
  phone: '',
  invites: '',
  priceList: '',
  salesManager: '',
  limitMinor: '',
  periodDays: '',
  graceDays: '0',
};
type Name = keyof typeof empty;
type Doubts = ReplyOf<typeof addCustomerAtDesk>['doubts'];
type Choices = { priceLists: readonly string[]; managers: readonly string[] };

function NewCustomerPage({ priceLists, managers }: Choices) {
  const deskSite = useDeskSite();
  const { site } = deskSite;
  const navigate = useNavigate();
  const [doubts, setDoubts] = useState<Doubts>([]);
  const [seen, setSeen] = useState('');
  /** Why there is no invitation; the customer is there all the same. */
  async function invite(customerId: number, { email, contactName: name }: Record<Name, string>) {
    const request = { site, customerId: String(customerId), email, name };
    const reply = await callDesk<typeof inviteOfCustomer>('POST /desk/api/:site/accounts/invite/', request);
    return isRefusal(reply) ? reply.message : undefined;
  }
  const form = useForm<Name>({
    initial: empty,
    draft: `desk-new-customer:${site}`,
    validate: (values) => newCustomerErrors(values, asked(deskSite)),
    async send(values) {
      const { invites: _, limitMinor, periodDays, graceDays, ...facts } = values;
      // What was seen counts for what is typed now, not for what is typed after it.
      const isConfirmed = doubts.length > 0 && seen === factsText(values);
      const request = { site, ...facts, isConfirmed };
      const reply =
        limitMinor.trim() === ''
          ? await callDesk<typeof addCustomerAtDesk>('POST /desk/api/:site/accounts/add/', request)
          : await callDesk<typeof addCustomerWithTermsAtDesk>('POST /desk/api/:site/accounts/add_with_terms/', {
              ...request,
              terms: {
                limitMinor: numberOf(typedMinor(limitMinor.trim())),
                periodDays: numberOf(Number(periodDays || Number.NaN)),
                graceDays: numberOf(Number(graceDays || 0)),
              },
            });
      if (isRefusal(reply)) return reply;
      setDoubts(reply.doubts);
      setSeen(factsText(values));
      const { customerId } = reply;
      if (customerId === null) return 'waiting';
      const notInvited = isInvited(values) ? await invite(customerId, values) : undefined;
      form.reset();
      const tab = isInvited(values) ? '?tab=people' : '';
      await navigate(`/${site}/accounts/${customerId}${tab}`, { state: { notInvited } });
      return 'sent';
    },
  });
  return (
    <FormGrid {...form.form}>
      <CompanyFields form={form} />
      <AddressFields form={form} />
      <ContactFields form={form} />
      <TradeFields form={form} priceLists={priceLists} managers={managers} />
      <FullWidth>
        {doubts.length > 0 && <DoubtNotice doubts={doubts} />}
        {form.error && <Notice kind="warn" title={form.error} live />}
        <div className={styles.buttons}>
          <Button type="submit" kind="primary" busy={form.busy}>
            {doubts.length > 0 ? 'Add as a new customer' : 'Add the customer'}
          </Button>
          <ButtonLink to={`/${site}/accounts`}>Cancel</ButtonLink>
        </div>
      </FullWidth>
    </FormGrid>
  );
}

/** An invitation goes to an address. */
const isInvited = ({ invites, email }: Record<'invites' | 'email', string>) => invites === 'yes' && email.trim() !== '';

/** What the form of a site asks for. */
function asked({ country, tax }: Pick<DeskSite, 'country' | 'tax'>) {
  const isIndia = country === 'IN';
  return {
    country,
    tax: { ...tax, plainName: isIndia ? ('gst' as const) : ('trn' as const), splits: isIndia },
    requires: { city: isIndia, pincode: isIndia },
    region: { label: isIndia ? 'State' : 'Emirate' },
  };
}

/** What a doubt is about. */
const factsText = ({ company, taxNumber, state }: Record<Name, string>) => JSON.stringify([company, taxNumber, state]);

/** -1 for what is no number, which the server refuses at the field. */
const numberOf = (value: number) => (Number.isInteger(value) ? value : -1);

type FieldsProps = { form: FormState<Name> };

function CompanyFields({ form }: FieldsProps) {
  const { tax, country } = asked(useDeskSite());
  const [filled, setFilled] = useState('');
  const { taxNumber, state } = form.values;
  const number = normalizeTaxNumber(taxNumber);
  const described = describeTaxNumber(number, { tax, country });
  const hints = taxNumberHints(number, { tax, country }, [regionName(country, Number(state))]);

  /** A GSTIN has its state in it, which fills the field unless another was chosen. */
  function typeNumber(typed: string) {
    const region = regionToFill(normalizeTaxNumber(typed), { chosen: state, filled }, { tax, country });
    if (region !== undefined) setFilled(region);
    form.change({ taxNumber: typed, ...(region !== undefined && { state: region }) });
  }
  return (
    <>
      <FullWidth>
        <Field label="Company" hint="The registered name, as on invoices." error={form.errorAt('company')}>
          <TextInput {...form.field('company')} maxLength={150} autoFocus />
        </Field>
      </FullWidth>
      <Field
        label={tax.numberLabel}
        hint={described ?? 'Empty for a customer who is not registered.'}
        error={form.errorAt('taxNumber')}
      >
        <TextInput {...form.field('taxNumber')} mono onChange={({ target }) => typeNumber(target.value)} />
      </Field>
      <Field label="Customer number" hint="Empty: the next free one." error={form.errorAt('customerCode')}>
        <TextInput {...form.field('customerCode')} mono maxLength={60} />
      </Field>
      <FullWidth>
        <div className={styles.hints} role="status">
          {hints.map(({ kind, text, slots }) => (
            <p key={kind}>{translate(text, slots)}</p>
          ))}
        </div>
      </FullWidth>
    </>
  );
}

function AddressFields({ form }: FieldsProps) {
  const { country } = useDeskSite();
  const isIndia = country === 'IN';
  return (
    <>
      <FullWidth>
        <Field
          label="Address"
          hint="For billing and delivery; others can be added later."
          error={form.errorAt('address')}
        >
          <TextInput {...form.field('address')} maxLength={300} autoComplete="off" />
        </Field>
      </FullWidth>
      <Field label="Town" error={form.errorAt('city')}>
        <TextInput {...form.field('city')} maxLength={100} autoComplete="off" />
      </Field>
      <Field label={isIndia ? 'State' : 'Emirate'} error={form.errorAt('state')}>
        <Select {...form.field('state')}>
          <option value="">Choose</option>
          {regions[country].map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={isIndia ? 'PIN code' : 'P.O. box'} optional error={form.errorAt('pincode')}>
        <TextInput {...form.field('pincode')} inputMode="numeric" maxLength={20} autoComplete="off" />
      </Field>
    </>
  );
}

function ContactFields({ form }: FieldsProps) {
  const { name } = useDeskSite();
  return (
    <>
      <Field label="Contact person" optional error={form.errorAt('contactName')}>
        <TextInput {...form.field('contactName')} maxLength={100} autoComplete="off" />
      </Field>
      <Field label="E-mail" optional error={form.errorAt('email')}>
        <TextInput {...form.field('email')} type="email" autoComplete="off" />
      </Field>
      <Field label="Telephone" optional error={form.errorAt('phone')}>
        <TextInput {...form.field('phone')} type="tel" inputMode="tel" autoComplete="off" />
      </Field>
      {form.values.email.trim() !== '' && (
        <FullWidth>
          <Checkbox
            label={`Invite to the shop of ${name} now`}
            checked={isInvited(form.values)}
            onChange={({ target }) => form.change({ invites: target.checked ? 'yes' : '' })}
          />
        </FullWidth>
      )}
    </>
  );
}

function TradeFields({ form, priceLists, managers }: FieldsProps & Choices) {
  const { currency } = useDeskSite();
  const can = useCan();
  return (
    <>
      <Field label="Price list">
        <Select {...form.field('priceList')}>
          <option value="">none: list prices</option>
          {priceLists.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Field label="Sales manager" optional>
        <TextInput {...form.field('salesManager')} list="new-customer-managers" maxLength={100} autoComplete="off" />
      </Field>
      <datalist id="new-customer-managers">
        {managers.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {can('set-credit-terms') && (
        <>
          <Field label={`Credit limit, ${currency}`} hint="Empty: no credit." error={form.errorAt('limitMinor')}>
            <TextInput {...form.field('limitMinor')} inputMode="decimal" />
          </Field>
          <Field label="Days of credit" error={form.errorAt('periodDays')}>
            <TextInput {...form.field('periodDays')} inputMode="numeric" />
          </Field>
          <Field label="Days of grace" error={form.errorAt('graceDays')}>
            <TextInput {...form.field('graceDays')} inputMode="numeric" />
          </Field>
        </>
      )}
    </>
  );
}

/** Whom the new customer may be, and what contradicts itself: a person decides. */
function DoubtNotice({ doubts }: { doubts: Doubts }) {
  const { site } = useDeskSite();
  return (
    <Notice kind="warn" title="Please look at this first. Nothing was written." live>
      <ul>
        {doubts.map(({ kind, text, customerId }) => (
          <li key={`${kind} ${customerId}`}>
            <span>{text} </span>
            {customerId !== null && <Link to={`/${site}/accounts/${customerId}`}>Open this customer instead</Link>}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
