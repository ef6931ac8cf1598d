import { Link } from 'react-router';
import { said, say } from '../lib/say.ts';
import { Block, BlockFoot } from '../ui/block.tsx';
import { call } from '../ui/call.ts';
import { type Kept, keep } from '../ui/kept.ts';
import { useSite } from '../ui/site-context.tsx';
import { useKept } from '../ui/use-kept.ts';
import { Entry, EntryDrawing, EntryPart } from './entry.ui.tsx';
import { signUpListed } from './existing-customer.contract.ts';
import { FormNote, FormProblem } from './form-notes.ui.tsx';
import { KnownCustomerSteps } from './registration-steps.ui.tsx';
import { AlreadyHere } from './sign-up.page.tsx';
import { SignUpForm } from './sign-up.ui.tsx';
import { signUpTexts } from './sign-up-form.rule.ts';

const lookedUp: readonly Kept[] = ['GSTIN', 'CustomerId', 'DBCompanyName', 'oldEmail'];

function forgetLookUp(): void {
  for (const name of lookedUp) keep(name, '');
}

/** The sign-up of a company that the lookup found: its e-mail and name are given. */
export function ExistingCustomerSignUpPage() {
  const [GSTNumber = '', CustomerId = ''] = [useKept('GSTIN'), useKept('CustomerId')];
  const [email, company] = [useKept('oldEmail'), useKept('DBCompanyName')];
  return (
    <Entry title={say`Sign Up`} width={640} aside={<Aside />}>
      <Block head={say`Sign Up`} end={<AlreadyHere />}>
        {company === '' && <NotFilledIn />}
        <SignUpForm
          key={email}
          known={{ email: email ?? '', name_of_company: company ?? '' }}
          send={(form) => call(signUpListed, { ...form, GSTNumber, CustomerId })}
          onSent={forgetLookUp}
        />
        <BlockFoot>
          <FormNote>
            {say`Not your company?`} <Link to="/existingCustomerRegister">{say`Existing Customer Registration`}</Link>
          </FormNote>
        </BlockFoot>
      </Block>
    </Entry>
  );
}

function NotFilledIn() {
  const { contact } = useSite();
  return (
    <BlockFoot>
      <FormProblem>{said(signUpTexts.company, { email: contact.email })}</FormProblem>
    </BlockFoot>
  );
}

function Aside() {
  return (
    <>
      <EntryDrawing bearing="insert" />
      <EntryPart title={say`What happens next`}>
        <KnownCustomerSteps now="sign-up" />
      </EntryPart>
    </>
  );
}
