import { say } from '../lib/say.ts';
import { DimensionLine } from '../ui/dimension-line.tsx';
import { useSite } from '../ui/site-context.tsx';

const order = ['sign-up', 'email', 'profile', 'verification', 'active'] as const;
export type RegistrationStep = (typeof order)[number];

/** From the sign-up to the first order, with the step at hand. */
export function RegistrationSteps({ now }: { now: RegistrationStep }) {
  const { tax, asks } = useSite();
  const steps = [
    { name: say`Sign Up`, note: say`Name, company, password` },
    { name: say`Email`, note: say`A link, valid 24 hours` },
    {
      name: say`Profile`,
      note: asks.otp ? say`${tax.numberLabel}, address, OTP to your mobile` : say`${tax.numberLabel} and address`,
    },
    { name: say`Verification`, note: say`Our team checks the papers` },
    { name: say`Active`, note: say`Prices, stock, orders` },
  ];
  return <DimensionLine label={say`Steps of the registration`} steps={steps} now={order.indexOf(now)} />;
}

const knownOrder = ['lookup', 'sign-up', 'email', 'profile'] as const;
export type KnownCustomerStep = (typeof knownOrder)[number];

/** The shorter way of a company that the seller knows already. */
export function KnownCustomerSteps({ now }: { now: KnownCustomerStep }) {
  const { tax } = useSite();
  const steps = [
    { name: say`${tax.numberLabel} and Customer Id`, note: say`Both as on our invoices` },
    { name: say`Sign Up`, note: say`Company and email are filled in for you` },
    { name: say`Email`, note: say`The link connects the account` },
    { name: say`Profile`, note: say`You confirm your details` },
    { name: say`Active`, note: say`With your price list, terms and addresses` },
  ];
  return <DimensionLine label={say`Steps of the registration`} steps={steps} now={knownOrder.indexOf(now)} />;
}
