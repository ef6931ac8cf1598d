import { t } from '../../lib/i18n.ts';
import { ProgressSteps } from '../../ui/feedback/progress-steps.tsx';
import { useSite } from '../../ui/page/site-context.tsx';

const order = ['sign-up', 'email', 'profile', 'verification', 'active'] as const;
export type RegistrationStep = (typeof order)[number];

export function RegistrationSteps({ now }: { now: RegistrationStep }) {
  const { tax, requires } = useSite();
  const steps = [
    { name: t`Sign Up`, note: t`Name, company, password` },
    { name: t`Email`, note: t`A link, valid 24 hours` },
    {
      name: t`Profile`,
      note: requires.otp ? t`${tax.numberLabel}, address, OTP to your mobile` : t`${tax.numberLabel} and address`,
    },
    { name: t`Verification`, note: t`Our team checks your papers` },
    { name: t`Active`, note: t`Prices, stock, orders` },
  ];
  return <ProgressSteps label={t`Steps of the registration`} steps={steps} now={order.indexOf(now)} />;
}

const knownOrder = ['lookup', 'sign-up', 'email', 'profile'] as const;
export type KnownCustomerStep = (typeof knownOrder)[number];

export function KnownCustomerSteps({ now }: { now: KnownCustomerStep }) {
  const { tax } = useSite();
  const steps = [
    { name: t`${tax.numberLabel} and Customer Id`, note: t`Both as on our invoices` },
    { name: t`Sign Up`, note: t`Company and e-mail are filled in for you` },
    { name: t`Email`, note: t`The link connects the account` },
    { name: t`Profile`, note: t`You confirm your details` },
    { name: t`Active`, note: t`With your price list, terms and addresses` },
  ];
  return <ProgressSteps label={t`Steps of the registration`} steps={steps} now={knownOrder.indexOf(now)} />;
}
