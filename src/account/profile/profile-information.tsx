import type { ReactNode } from 'react';
import { t } from '../../lib/i18n.ts';
import { call } from '../../ui/browser/call.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { FullWidth } from '../../ui/forms/form-grid.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import { MailAddress } from '../../ui/text/mail-address.tsx';
import { formatMobile } from '../forms/format-mobile.rule.ts';
import { TaxNumberField } from '../forms/tax-number-input.tsx';
import type { CustomerInfo } from '../get-info.contract.ts';
import { UnverifiedNumber } from '../registrations/unverified-number.tsx';
import type { updateGetInfo } from './profile.contract.ts';
import styles from './profile-information.module.css';
import { type ProfileStatus, profileStatus } from './profile-status.rule.ts';
import { informationErrors } from './profile-update.rule.ts';
import { UpdateBlock } from './update-block.tsx';

export function ProfileInformation({ info }: { info: CustomerInfo }) {
  const status = profileStatus(info);
  const name = signatoryOf(info);
  if (status.isEditable) return <InformationForm key={`${info.gst_no} ${name}`} info={info} marks={status} />;
  return <InformationCells info={info} marks={status} />;
}

type InformationProps = { info: CustomerInfo; marks: ProfileStatus };

const signatoryOf = ({ first_name, last_name }: CustomerInfo) => [first_name, last_name].filter(Boolean).join(' ');
const useNumberLabel = () => {
  const { tax } = useSite();
  return t`${tax.plainName.toUpperCase()} Number`;
};

function InformationCells({ info, marks: status }: InformationProps) {
  const contact = status.areContactsVerified && <VerifiedTag is />;
  return (
    <Block header={t`Profile Information`} end={t`To change company, number or name, ask your account manager`}>
      <div className={styles.cells}>
        <Cells columns={2}>
          <Cell label={t`Company Name`}>{info.company_name}</Cell>
          <Cell label={useNumberLabel()} mono>
            <Marked tag={<VerifiedTag is={status.isTaxNumberVerified} />}>{info.gst_no || t`NA`}</Marked>
          </Cell>
          <Cell label={t`Authorised Signatory`}>{signatoryOf(info) || t`NA`}</Cell>
          <Cell label={t`Mobile No.`} mono>
            <Marked tag={info.mobile_no && contact}>{formatMobile(info.mobile_no) || t`NA`}</Marked>
          </Cell>
          <Cell label={t`Administrator Email`}>
            <Marked tag={contact}>
              <MailAddress>{info.email}</MailAddress>
            </Marked>
          </Cell>
        </Cells>
      </div>
    </Block>
  );
}

function Marked({ tag, children }: { tag: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.marked}>
      <span className={styles.value}>{isolateLtr(children)}</span>
      {tag}
    </span>
  );
}

function VerifiedTag({ is }: { is: boolean }) {
  return (
    <span className={styles.tag}>
      <Tag kind={is ? 'good' : 'warn'}>{is ? t`Verified` : t`Not Verified`}</Tag>
    </span>
  );
}

const names = { gst_no: 'personalDeatils.gst_no', name: 'personalDeatils.name' } as const;

function InformationForm({ info, marks: status }: InformationProps) {
  const { tax } = useSite();
  const form = useForm({
    initial: { [names.gst_no]: info.gst_no, [names.name]: signatoryOf(info) },
    draft: `profile:${info.email}`,
    staysOpen: true,
    validate: (values) => informationErrors(detailsOf(values), tax),
    send: (values) =>
      call<typeof updateGetInfo>('POST /authentication/update_get_info/', {
        key: 'ProfileInformation',
        personalDeatils: detailsOf(values),
      }),
  });
  const number = form.values[names.gst_no] ?? '';
  const changed = number !== info.gst_no;
  const [address] = info.CustomerDeliveryAddress.details;
  return (
    <UpdateBlock
      head={t`Profile Information`}
      form={form}
      note={changed ? t`Our team will verify the changed ${tax.numberLabel} again.` : undefined}
    >
      <Field label={t`Company Name`}>
        <TextInput name="company_name" value={info.company_name} readOnly />
      </Field>
      <TaxNumberField
        label={useNumberLabel()}
        end={<VerifiedTag is={status.isTaxNumberVerified && !changed} />}
        name={names.gst_no}
        value={number}
        states={[info.billing_details.b_state, info.shipping_details.s_state]}
        error={form.errorAt(names.gst_no)}
        onText={(text) => form.change({ [names.gst_no]: text })}
      />
      {address?.tax_number && address.unverified_number === info.gst_no && (
        <FullWidth>
          <UnverifiedNumber {...address} />
        </FullWidth>
      )}
      <Field label={t`Authorised Signatory`} error={form.errorAt(names.name)}>
        <TextInput {...form.field(names.name)} value={form.values[names.name] ?? ''} autoComplete="name" />
      </Field>
      <Field
        label={t`Mobile No.`}
        end={status.areContactsVerified && <VerifiedTag is />}
        hint={t`You change it below, under Sign-in`}
      >
        <TextInput name="mobile_no" value={formatMobile(info.mobile_no)} readOnly />
      </Field>
      <FullWidth>
        <Field
          label={t`Administrator Email`}
          end={status.areContactsVerified && <VerifiedTag is />}
          hint={t`You change it below, under Sign-in`}
        >
          <TextInput name="email" value={info.email} readOnly />
        </Field>
      </FullWidth>
    </UpdateBlock>
  );
}

function detailsOf(values: Readonly<Record<string, string>>) {
  return { gst_no: values[names.gst_no] ?? '', name: values[names.name] ?? '' };
}
