import type { ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';
import { useSite } from '../ui/site-context.tsx';
import type { Unfinished } from './sign-in-path.rule.ts';

/** Why a buyer is told whom to call. */
export type CallUsReason = Unfinished | 'payment';

const texts: Record<CallUsReason, { title: string; words: string }> = {
  email: {
    title: 'Please verify your e-mail address first',
    words:
      'Your account is there, but nobody has opened the verification link that was mailed to it. We send it again.',
  },
  profile: {
    title: 'Your registration is not complete yet',
    words: 'We still need your mobile number, tax number and address. We take them by phone and open your account.',
  },
  customer: {
    title: 'Please confirm your customer details',
    words: 'You are on our customer list. We confirm your details with you once, then your account is open.',
  },
  payment: {
    title: 'We take this payment by phone',
    words: 'Nothing has been ordered or charged, and your cart is kept. We take the payment and confirm your order.',
  },
};

/** `text` as a reason; a missing profile when it is none. */
export function reasonOf(text: string | null): CallUsReason {
  return text !== null && Object.hasOwn(texts, text) ? (text as CallUsReason) : 'profile';
}

export function callUsTitle(reason: CallUsReason): string {
  return texts[reason].title;
}

export function callUsWords(reason: CallUsReason): string {
  return texts[reason].words;
}

/** What cannot be done here alone, and whom to call for it. */
export function CallUs({ reason, children }: { reason: CallUsReason; children?: ReactNode }) {
  const { title, words } = texts[reason];
  return (
    <Notice kind="info" title={title} live>
      <p>{words}</p>
      <p>
        <ContactLinks />
      </p>
      {children}
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

/** '+91 22 5550 0169' → 'tel:+912255500169' */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
