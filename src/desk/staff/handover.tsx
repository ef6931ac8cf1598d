import type { ReplyOf } from '../../lib/contract.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CopyButton } from '../../ui/items/copy-button.tsx';
import { AuthenticatorKey } from '../sign-in/authenticator-key.tsx';
import type { addStaffAtDesk } from './staff-list.contract.ts';

export type HandoverData = ReplyOf<typeof addStaffAtDesk>;

/** Shown once; the store keeps neither. */
export function Handover({ given }: { given: HandoverData }) {
  const { name, signIn } = given;
  if (!signIn) return <Notice kind="good" title={`${name} has these roles now and signs in as before.`} live />;
  return (
    <Notice kind="good" title={`Hand these over to ${name}. They are shown only now.`} live>
      <p>
        {'Password'}: <code>{signIn.password}</code> <CopyButton text={signIn.password} />
      </p>
      <AuthenticatorKey uri={signIn.totpUri} qr={signIn.totpQr} />
    </Notice>
  );
}
