import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { t, translate } from '../../lib/i18n.ts';
import { call } from '../../ui/browser/call.ts';
import { readDraft, writeDraft } from '../../ui/forms/form-draft.ts';
import { Block, BlockFooter } from '../../ui/page/block.tsx';
import { type BuyerKind, buyerKindLabels, buyerKinds, parseBuyerKind, signUpPath } from '../buyer-kind.rule.ts';
import { FormNote } from '../forms/form-notes.ui.tsx';
import { FormPage, FormPageDrawing, FormPageSection } from '../forms/form-page.ui.tsx';
import { RegistrationSteps } from '../forms/registration-steps.ui.tsx';
import { signUp } from './sign-up.contract.ts';
import styles from './sign-up.module.css';
import { SignUpForm } from './sign-up.ui.tsx';

/** `kind` as it was chosen on the home page; it can be changed here. */
export function SignUpPage({ kind }: { kind?: BuyerKind | undefined }) {
  useStoredBuyerKind(kind);
  return (
    <FormPage title={t`Sign Up`} width={640} aside={<Aside />}>
      <Block header={t`Sign Up`} end={<SignInLink />}>
        <BuyerChoice kind={kind} />
        <SignUpForm send={(form) => call(signUp, { ...form, ...(kind && { buyer_kind: kind }) })} />
        <BlockFooter>
          <FormNote>
            {t`Known to us already?`} <Link to="/existingCustomerRegister">{t`Existing Customer Registration`}</Link>
          </FormNote>
        </BlockFooter>
      </Block>
    </FormPage>
  );
}

/** What was chosen counts also for who comes back to the form by way of the sign-in page. */
function useStoredBuyerKind(kind: BuyerKind | undefined) {
  const navigate = useNavigate();
  const goOn = useEffectEvent(() => {
    const storedKind = parseBuyerKind(readDraft('buyer-kind').kind ?? null);
    if (storedKind) void navigate(signUpPath(storedKind), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (kind) writeDraft('buyer-kind', { kind });
    else goOn();
  }, [kind]);
}

/** As whom one signs up; a link and no field, so that it is kept by the address and works without scripts. */
function BuyerChoice({ kind }: { kind: BuyerKind | undefined }) {
  return (
    <nav className={styles.choice} aria-label={t`You buy as`}>
      {buyerKinds.map((one) => (
        <Link
          key={one}
          to={signUpPath(one)}
          replace
          preventScrollReset
          aria-current={one === kind ? 'true' : undefined}
        >
          <b>{translate(buyerKindLabels[one].name)}</b>
          <span>{translate(buyerKindLabels[one].gets)}</span>
        </Link>
      ))}
    </nav>
  );
}

/** The way back for who has an account. */
export function SignInLink() {
  return (
    <span className={styles.already}>
      {t`Already here?`} <Link to="/login">{t`Sign In`}</Link>
    </span>
  );
}

function Aside() {
  return (
    <>
      <FormPageDrawing bearing="spherical" />
      <FormPageSection title={t`From here to your first order`}>
        <RegistrationSteps now="sign-up" />
      </FormPageSection>
    </>
  );
}
