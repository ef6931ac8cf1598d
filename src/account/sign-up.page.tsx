import { Link } from 'react-router';
import { Block, BlockFoot, Cell, Cells } from '../ui/block.tsx';
import { call } from '../ui/call.ts';
import { Entry, EntryDrawing, EntryPart } from './entry.ui.tsx';
import { FormNote } from './form-notes.ui.tsx';
import { RegistrationSteps } from './registration-steps.ui.tsx';
import { signUp } from './sign-up.contract.ts';
import styles from './sign-up.module.css';
import { SignUpForm } from './sign-up.ui.tsx';

export function SignUpPage() {
  return (
    <Entry title="Sign Up" width={640} aside={<Aside />}>
      <Block head="Sign Up" end={<AlreadyHere />}>
        <SignUpForm send={(form) => call(signUp, form)} />
        <BlockFoot>
          <FormNote>
            Known to us already? <Link to="/existingCustomerRegister">Existing Customer Registration</Link>
          </FormNote>
        </BlockFoot>
      </Block>
    </Entry>
  );
}

/** The way back for who has an account. */
export function AlreadyHere() {
  return (
    <span className={styles.already}>
      Already here? <Link to="/login">Sign In</Link>
    </span>
  );
}

function Aside() {
  return (
    <>
      <EntryDrawing bearing="spherical" />
      <EntryPart title="From here to your first order">
        <RegistrationSteps now="sign-up" />
      </EntryPart>
      <div className={styles.buyers}>
        <Block>
          <Cells columns={2}>
            <Cell label="Actual users, OEMs">A dedicated manager and direct support</Cell>
            <Cell label="Channel partners">Reseller pricing</Cell>
          </Cells>
        </Block>
      </div>
    </>
  );
}
