import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { SiteMark } from '../../ui/graphics/site-mark.tsx';
import { Block, BlockFooter } from '../../ui/page/block.tsx';
import { FormNote } from '../forms/form-notes.tsx';
import { FormPage, FormPageDrawing, FormPageSection, FormPageTitle } from '../forms/form-page.tsx';
import { KnownCustomerSteps } from '../forms/registration-steps.tsx';
import { CustomerLookupForm } from './existing-customer.tsx';

export function ExistingCustomerPage() {
  const head = (
    <FormPageTitle>
      <SiteMark size={28} />
      {t`Existing Customer Registration`}
    </FormPageTitle>
  );
  return (
    <FormPage title={t`Existing Customer Registration`} width={480} aside={<Aside />}>
      <Block header={head}>
        <CustomerLookupForm />
        <BlockFooter>
          <FormNote>
            {t`No customer ID?`} <Link to="/signup">{t`SignUp`}</Link>
          </FormNote>
        </BlockFooter>
      </Block>
    </FormPage>
  );
}

function Aside() {
  return (
    <>
      <FormPageDrawing />
      <FormPageSection title={t`What happens next`}>
        <KnownCustomerSteps now="lookup" />
      </FormPageSection>
    </>
  );
}
