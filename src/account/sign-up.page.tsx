import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { said, say } from '../lib/say.ts';
import { Block, BlockFoot } from '../ui/block.tsx';
import { call } from '../ui/call.ts';
import { readDraft, writeDraft } from '../ui/draft.ts';
import { type BuyerKind, buyerKindOf, buyerKinds, buyerKindWords, signUpAs } from './buyer-kind.rule.ts';
import { Entry, EntryDrawing, EntryPart } from './entry.ui.tsx';
import { FormNote } from './form-notes.ui.tsx';
import { RegistrationSteps } from './registration-steps.ui.tsx';
import { signUp } from './sign-up.contract.ts';
import styles from './sign-up.module.css';
import { SignUpForm } from './sign-up.ui.tsx';

/** `kind` as it was chosen on the home page; it can be changed here. */
export function SignUpPage({ kind }: { kind?: BuyerKind | undefined }) {
  useKeptKind(kind);
  return (
    <Entry title={say`Sign Up`} width={640} aside={<Aside />}>
      <Block head={say`Sign Up`} end={<AlreadyHere />}>
        <BuyerChoice kind={kind} />
        <SignUpForm send={(form) => call(signUp, { ...form, ...(kind && { buyer_kind: kind }) })} />
        <BlockFoot>
          <FormNote>
            {say`Known to us already?`}{' '}
            <Link to="/existingCustomerRegister">{say`Existing Customer Registration`}</Link>
          </FormNote>
        </BlockFoot>
      </Block>
    </Entry>
  );
}

/** What was chosen counts also for who comes back to the form by way of the sign-in page. */
function useKeptKind(kind: BuyerKind | undefined) {
  const navigate = useNavigate();
  const goOn = useEffectEvent(() => {
    const kept = buyerKindOf(readDraft('buyer-kind').kind ?? null);
    if (kept) void navigate(signUpAs(kept), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (kind) writeDraft('buyer-kind', { kind });
    else goOn();
  }, [kind]);
}

/** As whom one signs up; a link and no field, so that it is kept by the address and works without scripts. */
function BuyerChoice({ kind }: { kind: BuyerKind | undefined }) {
  return (
    <nav className={styles.choice} aria-label={say`You buy as`}>
      {buyerKinds.map((one) => (
        <Link key={one} to={signUpAs(one)} replace preventScrollReset aria-current={one === kind ? 'true' : undefined}>
          <b>{said(buyerKindWords[one].name)}</b>
          <span>{said(buyerKindWords[one].gets)}</span>
        </Link>
      ))}
    </nav>
  );
}

/** The way back for who has an account. */
export function AlreadyHere() {
  return (
    <span className={styles.already}>
      {say`Already here?`} <Link to="/login">{say`Sign In`}</Link>
    </span>
  );
}

function Aside() {
  return (
    <>
      <EntryDrawing bearing="spherical" />
      <EntryPart title={say`From here to your first order`}>
        <RegistrationSteps now="sign-up" />
      </EntryPart>
    </>
  );
}
