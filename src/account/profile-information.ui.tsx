import type { ReactNode } from 'react';
import { say } from '../lib/say.ts';
import { Block, Cell, Cells } from '../ui/block.tsx';
import { Field } from '../ui/field.tsx';
import { Across } from '../ui/form-grid.tsx';
import { ownDirection } from '../ui/own-direction.tsx';
import { useSite } from '../ui/site-context.tsx';
import { Tag } from '../ui/tag.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useForm } from '../ui/use-form.ts';
import type { CustomerInfo } from './get-info.contract.ts';
import styles from './profile-information.module.css';
import { type ProfileMarks, profileMarks } from './profile-marks.rule.ts';
import { informationErrors } from './profile-update.rule.ts';
import { spacedMobile } from './spaced-mobile.rule.ts';
import { TaxNumberField } from './tax-number-input.ui.tsx';
import { UnverifiedNumber } from './unverified-number.ui.tsx';
import { UpdateBlock } from './update-block.ui.tsx';
import { useProfileUpdate } from './use-profile-update.ts';

/** Company, tax number, signatory, mobile, e-mail; a waiting account may change the number and the signatory. */
export function ProfileInformation({ info }: { info: CustomerInfo }) {
  const marks = profileMarks(info);
  const name = signatoryOf(info);
  if (marks.editable) return <InformationForm key={`${info.gst_no} ${name}`} info={info} marks={marks} />;
  return <InformationCells info={info} marks={marks} />;
}

type InformationProps = { info: CustomerInfo; marks: ProfileMarks };

const signatoryOf = ({ first_name, last_name }: CustomerInfo) => [first_name, last_name].filter(Boolean).join(' ');
/** 'GST Number' on a site that asks for a GSTIN, as the specification has it. */
const useNumberLabel = () => {
  const { tax } = useSite();
  return say`${tax.plainName.toUpperCase()} Number`;
};

function InformationCells({ info, marks }: InformationProps) {
  const contact = marks.contactsVerified && <VerifiedTag is />;
  return (
    <Block head={say`Profile Information`} end={say`An Active account is changed by your account manager`}>
      <div className={styles.cells}>
        <Cells columns={2}>
          <Cell label={say`Company Name`}>{info.company_name}</Cell>
          <Cell label={useNumberLabel()} mono>
            <Marked tag={<VerifiedTag is={marks.taxNumberVerified} />}>{info.gst_no || say`NA`}</Marked>
          </Cell>
          <Cell label={say`Authorised Signatory`}>{signatoryOf(info) || say`NA`}</Cell>
          <Cell label={say`Mobile No.`} mono>
            <Marked tag={info.mobile_no && contact}>{spacedMobile(info.mobile_no) || say`NA`}</Marked>
          </Cell>
          <Cell label={say`Administrator Email`}>
            <Marked tag={contact}>{info.email}</Marked>
          </Cell>
        </Cells>
      </div>
    </Block>
  );
}

function Marked({ tag, children }: { tag: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.marked}>
      <span className={styles.value}>{ownDirection(children)}</span>
      {tag}
    </span>
  );
}

function VerifiedTag({ is }: { is: boolean }) {
  return (
    <span className={styles.tag}>
      <Tag kind={is ? 'good' : 'warn'}>{is ? say`Verified` : say`Not Verified`}</Tag>
    </span>
  );
}

const names = { gst_no: 'personalDeatils.gst_no', name: 'personalDeatils.name' } as const;

function InformationForm({ info, marks }: InformationProps) {
  const { tax } = useSite();
  const update = useProfileUpdate();
  const form = useForm({
    initial: { [names.gst_no]: info.gst_no, [names.name]: signatoryOf(info) },
    draft: `profile:${info.email}`,
    check: (values) => informationErrors(detailsOf(values), tax),
    send: (values) => update({ key: 'ProfileInformation', personalDeatils: detailsOf(values) }, values),
  });
  const number = form.values[names.gst_no] ?? '';
  const changed = number !== info.gst_no;
  const [address] = info.CustomerDeliveryAddress.details;
  return (
    <UpdateBlock
      head={say`Profile Information`}
      form={form}
      note={changed ? say`Saving sends the ${tax.numberLabel} to our team once more.` : undefined}
    >
      <Field label={say`Company Name`}>
        <TextInput name="company_name" value={info.company_name} readOnly />
      </Field>
      <TaxNumberField
        label={useNumberLabel()}
        end={<VerifiedTag is={marks.taxNumberVerified && !changed} />}
        name={names.gst_no}
        value={number}
        states={[info.billing_details.b_state, info.shipping_details.s_state]}
        error={form.errorAt(names.gst_no)}
        onText={(text) => form.change({ [names.gst_no]: text })}
      />
      {address?.tax_number && address.unverified_number && (
        <Across>
          <UnverifiedNumber {...address} />
        </Across>
      )}
      <Field label={say`Authorised Signatory`} error={form.errorAt(names.name)}>
        <TextInput {...form.field(names.name)} value={form.values[names.name] ?? ''} autoComplete="name" />
      </Field>
      <Field label={say`Mobile No.`} end={marks.contactsVerified && <VerifiedTag is />}>
        <TextInput name="mobile_no" value={spacedMobile(info.mobile_no)} readOnly />
      </Field>
      <Across>
        <Field label={say`Administrator Email`} end={marks.contactsVerified && <VerifiedTag is />}>
          <TextInput name="email" value={info.email} readOnly />
        </Field>
      </Across>
    </UpdateBlock>
  );
}

function detailsOf(values: Readonly<Record<string, string>>) {
  return { gst_no: values[names.gst_no] ?? '', name: values[names.name] ?? '' };
}
