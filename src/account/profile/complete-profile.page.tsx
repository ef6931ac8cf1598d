import type { ReactNode } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { Tag } from '../../ui/feedback/tag.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import { Container, Split } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { MailAddress } from '../../ui/text/mail-address.tsx';
import type { RegionChoice } from '../addresses/region-fields.tsx';
import type { ListedDetails } from '../existing-customer/existing-customer.contract.ts';
import { KnownCustomerSteps, RegistrationSteps } from '../forms/registration-steps.tsx';
import type { CustomerInfo } from '../get-info.contract.ts';
import { StatusTag } from '../permissions/status-tag.tsx';
import type { PushCart } from '../sign-in/push-cart.ts';
import styles from './complete-profile.module.css';
import { CompleteProfileForm } from './complete-profile.tsx';

export type CompleteProfilePageProps = {
  info: CustomerInfo;
  regions: readonly RegionChoice[];
  known: ListedDetails | undefined;
  pushCart: PushCart;
  terms: ReactNode;
};

export function CompleteProfilePage({ info, regions, known, pushCart, terms }: CompleteProfilePageProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();

  async function continueAfterProfile(message: string, isStillHere: boolean) {
    const pushed = known && (await pushCart());
    if (!isStillHere) {
      toast({ message });
      return revalidate();
    }
    if (pushed?.isWhole === false) return void (await navigate(pushed.cart, { replace: true }));
    // The home page is rendered by the server only.
    window.location.replace('/');
  }

  return (
    <Container>
      <PageHeader
        title={t`Registration Process Pending`}
        meta={
          known
            ? t`Confirm your details and your account is ready.`
            : t`It takes two minutes. Our team then verifies your account.`
        }
      />
      <div className={styles.steps}>
        {known ? <KnownCustomerSteps now="profile" /> : <RegistrationSteps now="profile" />}
      </div>
      <Split aside={<YourAccount info={info} />}>
        <Block header={t`Update Profile Details`}>
          <CompleteProfileForm
            initial={initialOf(info, known)}
            known={known}
            regions={regions}
            terms={terms}
            email={info.email}
            onDone={continueAfterProfile}
          />
        </Block>
      </Split>
    </Container>
  );
}

function initialOf(info: CustomerInfo, known: ListedDetails | undefined) {
  const text = (id: number | undefined) => (id ? String(id) : '');
  return {
    mobile: known?.mobile || info.mobile_no,
    gstin: known?.gstin ?? '',
    trnNum: known?.trnNum ?? '',
    b_add: known?.address1 ?? '',
    st_id: text(known?.st_id),
    city_id: known?.city ?? '',
    po_box: known?.pincode ?? '',
    geo_tag: '',
    terms: '',
  };
}

function YourAccount({ info }: { info: CustomerInfo }) {
  return (
    <Block header={t`Your account`}>
      <Cells columns={1}>
        <Cell label={t`Company Name`}>{info.company_name}</Cell>
        <Cell label={t`Email`}>
          <MailAddress>{info.email}</MailAddress>
        </Cell>
        <Cell label={t`Email status`}>
          <Tag kind="good">{t`Verified`}</Tag>
        </Cell>
        <Cell label={t`Account Status`}>
          <StatusTag standing={info.standing} />
        </Cell>
      </Cells>
    </Block>
  );
}
