import { DimensionLine } from '../ui/dimension-line.tsx';
import { useSite } from '../ui/site-context.tsx';

const order = ['sign-up', 'email', 'profile', 'verification', 'active'] as const;
export type RegistrationStep = (typeof order)[number];

/** From the sign-up to the first order, with the step at hand. */
export function RegistrationSteps({ now }: { now: RegistrationStep }) {
  const { tax, asks } = useSite();
  const steps = [
    { name: 'Sign Up', note: 'Name, company, password' },
    { name: 'Email', note: 'A link, valid 24 hours' },
    {
      name: 'Profile',
      note: asks.otp ? `${tax.numberLabel}, address, OTP to your mobile` : `${tax.numberLabel} and address`,
    },
    { name: 'Verification', note: 'Our team checks the papers' },
    { name: 'Active', note: 'Prices, stock, orders' },
  ];
  return <DimensionLine label="Steps of the registration" steps={steps} now={order.indexOf(now)} />;
}

const knownOrder = ['lookup', 'sign-up', 'email', 'profile'] as const;
export type KnownCustomerStep = (typeof knownOrder)[number];

/** The shorter way of a company that the seller knows already. */
export function KnownCustomerSteps({ now }: { now: KnownCustomerStep }) {
  const { tax } = useSite();
  const steps = [
    { name: `${tax.numberLabel} and Customer Id`, note: 'Both as on our invoices' },
    { name: 'Sign Up', note: 'Company and email are filled in for you' },
    { name: 'Email', note: 'The link connects the account' },
    { name: 'Profile', note: 'You confirm your details' },
    { name: 'Active', note: 'With your price list, terms and addresses' },
  ];
  return <DimensionLine label="Steps of the registration" steps={steps} now={knownOrder.indexOf(now)} />;
}
