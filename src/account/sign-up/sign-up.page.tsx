import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { t, translate } from '../../lib/i18n.ts';
import { call } from '../../ui/browser/call.ts';
import { samePage } from '../../ui/browser/use-note-page.ts';
import { readDraft, writeDraft } from '../../ui/forms/form-draft.ts';
import { Block, BlockFooter } from '../../ui/page/block.tsx';
import { type BuyerKind, buyerKindLabels, buyerKinds, parseBuyerKind, signUpPath } from '../buyer-kind.rule.ts';
import { FormNote } from '../forms/form-notes.tsx';
import { FormPage, FormPageDrawing, FormPageSection, FormPageTitle } from '../forms/form-page.tsx';
import { RegistrationSteps } from '../forms/registration-steps.tsx';
import type { signUp } from './sign-up.contract.ts';
import styles from './sign-up.module.css';
import { SignUpForm } from './sign-up.tsx';

export function SignUpPage({ kind }: { kind?: BuyerKind | undefined }) {
  useStoredBuyerKind(kind);
  return (
    <FormPage title={t`Sign Up`} width={640} aside={<Aside />}>
      <Block header={<FormPageTitle>{t`Sign Up`}</FormPageTitle>} end={<SignInLink />}>
        <BuyerChoice kind={kind} />
        <SignUpForm
          send={(form) => call<typeof signUp>('POST /authentication/user/signup/', { ...form, ...chosenKind(kind) })}
        />
        <BlockFooter>
          <FormNote>
            {t`Already a customer?`} <Link to="/existingCustomerRegister">{t`Existing Customer Registration`}</Link>
          </FormNote>
        </BlockFooter>
      </Block>
    </FormPage>
  );
}

/** The choice counts as made while its page is still on its way. */
function chosenKind(shown: BuyerKind | undefined) {
  const kind = readStoredKind() ?? shown;
  return kind && { buyer_kind: kind };
}

const readStoredKind = () => parseBuyerKind(readDraft('buyer-kind').kind ?? null);

/** Restores the choice after a visit to the sign-in page. */
function useStoredBuyerKind(kind: BuyerKind | undefined) {
  const navigate = useNavigate();
  const restoreChoice = useEffectEvent(() => {
    const storedKind = readStoredKind();
    if (storedKind) void navigate(signUpPath(storedKind), samePage);
  });
  useEffect(() => {
    if (kind) writeDraft('buyer-kind', { kind });
    else restoreChoice();
  }, [kind]);
}

/** Links, so that the choice is in the address and works without scripts. */
function BuyerChoice({ kind }: { kind: BuyerKind | undefined }) {
  return (
    <nav className={styles.choice} aria-labelledby="buying-as">
      <p id="buying-as">{t`You are buying as`}</p>
      {buyerKinds.map((one) => (
        <Link
          key={one}
          to={signUpPath(one)}
          {...samePage}
          aria-current={one === kind ? 'true' : undefined}
          // The choice is kept at once, because 'Sign In' may be pressed before its page has arrived.
          onClick={() => writeDraft('buyer-kind', { kind: one })}
        >
          <b>{translate(buyerKindLabels[one].name)}</b>
          <span>{translate(buyerKindLabels[one].benefit)}</span>
        </Link>
      ))}
    </nav>
  );
}

export function SignInLink() {
  return (
    <span className={styles.already}>
      {t`Already have an account?`} <Link to="/login">{t`Sign In`}</Link>
    </span>
  );
}

function Aside() {
  return (
    <>
      <FormPageDrawing />
      <FormPageSection title={t`From here to your first order`}>
        <RegistrationSteps now="sign-up" />
      </FormPageSection>
    </>
  );
}
