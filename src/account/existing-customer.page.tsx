import { Link } from 'react-router';
import { say } from '../lib/say.ts';
import { Block, BlockFoot } from '../ui/block.tsx';
import { SiteMark } from '../ui/site-mark.tsx';
import { Entry, EntryDrawing, EntryHead, EntryPart } from './entry.ui.tsx';
import { LookUpForm } from './existing-customer.ui.tsx';
import { FormNote } from './form-notes.ui.tsx';
import { KnownCustomerSteps } from './registration-steps.ui.tsx';

/** Where a company that the seller knows already begins. */
export function ExistingCustomerPage() {
  const head = (
    <EntryHead>
      <SiteMark size={28} />
      {say`Existing Customer Registration`}
    </EntryHead>
  );
  return (
    <Entry title={say`Existing Customer Registration`} width={480} aside={<Aside />}>
      <Block head={head}>
        <LookUpForm />
        <BlockFoot>
          <FormNote>
            {say`No customer ID?`} <Link to="/signup">{say`SignUp`}</Link>
          </FormNote>
        </BlockFoot>
      </Block>
    </Entry>
  );
}

function Aside() {
  return (
    <>
      <EntryDrawing bearing="insert" />
      <EntryPart title={say`What happens next`}>
        <KnownCustomerSteps now="lookup" />
      </EntryPart>
    </>
  );
}
