import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { certificateErrors, type TypedCertificate } from '../../catalogue/certificates/certificate-form.rule.ts';
import { certificateKindsOf, certificateKindText } from '../../catalogue/certificates/certificate-kind.rule.ts';
import { addDays, dayOf, formatDay } from '../../lib/dates.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormGrid, FullWidth } from '../../ui/forms/form-grid.tsx';
import { type FormState, useForm } from '../../ui/forms/use-form.ts';
import { callDesk, loadDesk, siteOf } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { CertificateFile } from './certificate-file.tsx';
import type { certificateFormAtDesk, DeskCertificate, saveCertificateAtDesk } from './certificates.contract.ts';
import styles from './items.module.css';
import { ItemsNav } from './items-nav.tsx';

export const handle = { title: () => 'Certificate' };

export function loader(args: LoaderFunctionArgs) {
  const replaces = new URL(args.request.url).searchParams.get('replaces') ?? '';
  const request = { site: siteOf(args), replaces };
  const endpoint = 'GET /desk/api/:site/items/certificates/form/';
  return loadDesk<typeof certificateFormAtDesk>(endpoint, request, args.request.signal);
}

export function Component() {
  const { makers, categories, replaced } = useLoaderData<typeof loader>();
  return <CertificateFormPage key={replaced?.id ?? 0} goods={{ makers, categories }} replaced={replaced} />;
}

type Goods = { makers: readonly string[]; categories: readonly string[] };
type FormPageProps = { goods: Goods; replaced: DeskCertificate | null };

const names = [
  'scope',
  'maker',
  'category',
  'itemCode',
  'kind',
  'number',
  'standard',
  'issuer',
  'validFrom',
  'validTo',
] as const;
type Name = (typeof names)[number] | 'file' | 'fileName';
type Values = Record<Name, string>;

/** The newer one begins on the day after the one whose place it takes, or today. */
function initialOf(replaced: DeskCertificate | null, today: string): Values {
  const after = replaced?.validTo ? addDays(replaced.validTo, 1) : today;
  return {
    maker: replaced?.maker ?? '',
    category: replaced?.category ?? '',
    itemCode: replaced?.itemCode ?? '',
    scope: replaced ? scopeOf(replaced) : 'maker',
    kind: replaced?.kind ?? '',
    number: replaced?.number ?? '',
    standard: replaced?.standard ?? '',
    issuer: replaced?.issuer ?? '',
    validFrom: after < today ? today : after,
    validTo: '',
    file: '',
    fileName: '',
  };
}

function scopeOf({ itemId, category }: DeskCertificate): string {
  if (itemId !== null) return 'item';
  return category === '' ? 'maker' : 'category';
}

function CertificateFormPage({ goods, replaced }: FormPageProps) {
  const { site, country, timeZone } = useDeskSite();
  const navigate = useNavigate();
  const today = dayOf(new Date(), timeZone);
  const list = `/${site}/items/certificates`;
  const form = useForm<Name>({
    initial: initialOf(replaced, today),
    validate: (values) =>
      certificateErrors(values as TypedCertificate, { country, today, hasFile: values.file !== '' }),
    send({ fileName: _, ...values }) {
      const request = { site, ...values, replaces: replaced?.id ?? '' };
      return callDesk<typeof saveCertificateAtDesk>('POST /desk/api/:site/items/certificates/save/', request);
    },
    onDone: () => void navigate(list),
  });
  return (
    <>
      <ItemsNav />
      {replaced && (
        <p className={styles.hint}>
          {`In place of ${[certificateKindText(replaced.kind), replaced.number].filter(Boolean).join(' ')}, ${replaced.validTo ? `which ends on ${formatDay(replaced.validTo)}` : 'which has no end'}. That one holds until the day before the new one.`}
        </p>
      )}
      <FormGrid {...form.form}>
        <GoodsFields form={form} {...goods} />
        <FactFields form={form} />
        <FullWidth>
          <CertificateFile
            name={form.values.fileName}
            error={form.errorAt('file')}
            onChange={(file, fileName) => form.change({ file, fileName })}
          />
        </FullWidth>
        <FullWidth>
          {form.error && <Notice kind="warn" title={form.error} live />}
          <div className={styles.actions}>
            <Button type="submit" kind="primary" busy={form.busy}>
              Save
            </Button>
            <ButtonLink to={list}>Cancel</ButtonLink>
          </div>
        </FullWidth>
      </FormGrid>
    </>
  );
}

const scopes = [
  { scope: 'maker', label: 'All items of a maker' },
  { scope: 'category', label: 'A category of a maker' },
  { scope: 'item', label: 'One item' },
];

type FieldsProps = { form: FormState<Name> };

function GoodsFields({ form, makers, categories }: FieldsProps & Goods) {
  const { scope } = form.values;
  return (
    <>
      <FullWidth>
        <Field
          label="For"
          hint="Of one kind, a certificate of the item itself is shown before one of its category, and that before one of all of its maker."
          error={form.errorAt('scope')}
        >
          <Select {...form.field('scope')} autoFocus>
            {scopes.map((one) => (
              <option key={one.scope} value={one.scope}>
                {one.label}
              </option>
            ))}
          </Select>
        </Field>
      </FullWidth>
      {scope === 'item' ? (
        <Field label="Stock code of the item" error={form.errorAt('itemCode')}>
          <TextInput {...form.field('itemCode')} mono maxLength={60} autoComplete="off" />
        </Field>
      ) : (
        <Field label="Maker" error={form.errorAt('maker')}>
          <Select {...form.field('maker')}>
            <Choices values={makers} />
          </Select>
        </Field>
      )}
      {scope === 'category' && (
        <Field label="Category" error={form.errorAt('category')}>
          <Select {...form.field('category')}>
            <Choices values={categories} />
          </Select>
        </Field>
      )}
    </>
  );
}

function Choices({ values }: { values: readonly string[] }) {
  return (
    <>
      <option value="">Choose</option>
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </>
  );
}

function FactFields({ form }: FieldsProps) {
  const { country } = useDeskSite();
  const isBis = form.values.kind === 'bis';
  return (
    <>
      <Field label="Kind" error={form.errorAt('kind')}>
        <Select {...form.field('kind')}>
          <option value="">Choose</option>
          {certificateKindsOf(country).map((kind) => (
            <option key={kind} value={kind}>
              {certificateKindText(kind)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Number" hint={isBis ? 'As CM/L-1234567' : undefined} error={form.errorAt('number')}>
        <TextInput {...form.field('number')} mono maxLength={60} autoComplete="off" />
      </Field>
      <Field label="Standard" optional hint={isBis ? 'As IS 6455' : 'As ISO 9001'} error={form.errorAt('standard')}>
        <TextInput {...form.field('standard')} maxLength={100} autoComplete="off" />
      </Field>
      <Field label="Factory or issuer" optional error={form.errorAt('issuer')}>
        <TextInput {...form.field('issuer')} maxLength={200} autoComplete="off" />
      </Field>
      <Field label="First day" error={form.errorAt('validFrom')}>
        <TextInput {...form.field('validFrom')} type="date" />
      </Field>
      <Field label="Last day" optional hint="Empty: without an end" error={form.errorAt('validTo')}>
        <TextInput {...form.field('validTo')} type="date" />
      </Field>
    </>
  );
}
