import { Link } from 'react-router';
import { t, translate } from '../../lib/i18n.ts';
import { call } from '../../ui/browser/call.ts';
import { type LocalStorageKey, writeLocal } from '../../ui/browser/local-storage.ts';
import { useLocalStorage } from '../../ui/browser/use-local-storage.ts';
import { Block, BlockFooter } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { FormErrorMessage, FormNote } from '../forms/form-notes.tsx';
import { FormPage, FormPageDrawing, FormPageSection, FormPageTitle } from '../forms/form-page.tsx';
import { KnownCustomerSteps } from '../forms/registration-steps.tsx';
import { signUpMessages } from '../forms/sign-up-form.rule.ts';
import { SignInLink } from '../sign-up/sign-up.page.tsx';
import { SignUpForm } from '../sign-up/sign-up.tsx';
import type { signUpListed } from './existing-customer.contract.ts';

const lookupKeys: readonly LocalStorageKey[] = ['GSTIN', 'CustomerId', 'DBCompanyName', 'oldEmail'];

function clearLookup(): void {
  for (const name of lookupKeys) writeLocal(name, '');
}

export function ExistingCustomerSignUpPage() {
  const [GSTNumber = '', CustomerId = ''] = [useLocalStorage('GSTIN'), useLocalStorage('CustomerId')];
  const [email, company] = [useLocalStorage('oldEmail'), useLocalStorage('DBCompanyName')];
  return (
    <FormPage title={t`Sign Up`} width={640} aside={<Aside />}>
      <Block header={<FormPageTitle>{t`Sign Up`}</FormPageTitle>} end={<SignInLink />}>
        {company === '' && <NotFilledIn />}
        <SignUpForm
          key={email}
          known={{ email: email ?? '', name_of_company: company ?? '' }}
          send={(form) =>
            call<typeof signUpListed>('POST /authentication/user/exdetails/', { ...form, GSTNumber, CustomerId })
          }
          onSent={clearLookup}
        />
        <BlockFooter>
          <FormNote>
            {t`Not your company?`} <Link to="/existingCustomerRegister">{t`Existing Customer Registration`}</Link>
          </FormNote>
        </BlockFooter>
      </Block>
    </FormPage>
  );
}

function NotFilledIn() {
  const { contact } = useSite();
  return (
    <BlockFooter>
      <FormErrorMessage>{translate(signUpMessages.company, { email: contact.email })}</FormErrorMessage>
    </BlockFooter>
  );
}

function Aside() {
  return (
    <>
      <FormPageDrawing />
      <FormPageSection title={t`What happens next`}>
        <KnownCustomerSteps now="sign-up" />
      </FormPageSection>
    </>
  );
}
