import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { say } from '../lib/say.ts';
import { Block, Cell, Cells } from '../ui/block.tsx';
import { Split, Wrap } from '../ui/layout.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './complete-profile.module.css';
import { CompleteProfileForm } from './complete-profile.ui.tsx';
import type { ListedDetails } from './existing-customer.contract.ts';
import type { CustomerInfo } from './get-info.contract.ts';
import type { Region } from './region-fields.ui.tsx';
import { KnownCustomerSteps, RegistrationSteps } from './registration-steps.ui.tsx';
import { StatusTag } from './status-tag.ui.tsx';

export type CompleteProfilePageProps = {
  info: CustomerInfo;
  regions: readonly Region[];
  /** What the customer list holds of a customer that the seller knows. */
  known: ListedDetails | undefined;
  /** Sends the cart of this browser to the account's; true when all of it was taken. */
  pushCart: () => Promise<boolean>;
  /** 'Terms and conditions' as a link that opens them. */
  terms: ReactNode;
};

/** Registration Process Pending: the last thing a buyer does before staff look at the account. */
export function CompleteProfilePage({ info, regions, known, pushCart, terms }: CompleteProfilePageProps) {
  const navigate = useNavigate();

  /** An account that the seller knows is Active from here on and takes the cart along. */
  async function goOn() {
    if (known && !(await pushCart())) return void (await navigate('/cart', { replace: true }));
    // The server alone draws the home page.
    window.location.replace('/');
  }

  return (
    <Wrap>
      <PageHead
        title={say`Registration Process Pending`}
        meta={
          known
            ? say`Please confirm your details: then your account is open.`
            : say`Two minutes: then our team verifies your account.`
        }
      />
      <div className={styles.steps}>
        {known ? <KnownCustomerSteps now="profile" /> : <RegistrationSteps now="profile" />}
      </div>
      <Split aside={<YourAccount info={info} />}>
        <Block head={say`Update Profile Details`}>
          <CompleteProfileForm
            initial={initialOf(info, known)}
            known={known}
            regions={regions}
            terms={terms}
            email={info.email}
            onDone={goOn}
          />
        </Block>
      </Split>
    </Wrap>
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
    city_id: text(known?.cityid),
    po_box: known?.pincode ?? '',
    geo_tag: '',
    terms: '',
  };
}

function YourAccount({ info }: { info: CustomerInfo }) {
  return (
    <Block head={say`Your account`}>
      <Cells columns={1}>
        <Cell label={say`Company Name`}>{info.company_name}</Cell>
        <Cell label={say`Email`}>{info.email}</Cell>
        <Cell label={say`Email status`}>
          <Tag kind="good">{say`Verified`}</Tag>
        </Cell>
        <Cell label={say`Account Status`}>
          <StatusTag status={info.status} />
        </Cell>
      </Cells>
    </Block>
  );
}
