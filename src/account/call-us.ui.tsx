import { Notice } from '../ui/notice.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { useSite } from '../ui/site-context.tsx';

/** Where a payment cannot be made here, and whom to call for it. */
export function PayByPhone() {
  return (
    <Notice kind="info" title="We take this payment by phone" live>
      <p>Nothing has been ordered or charged, and your cart is kept. We take the payment and confirm your order.</p>
      <p>
        <ContactLinks />
      </p>
    </Notice>
  );
}

/** '+91 22 5550 0169 or sales@nod.example', both to press. */
export function ContactLinks() {
  const { phone, email } = useSite().contact;
  return (
    <>
      <a href={phoneHref(phone)}>{phone}</a> or <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
