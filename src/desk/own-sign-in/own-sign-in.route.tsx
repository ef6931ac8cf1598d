import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { deskPasskeys } from '../../account/staff/passkeys.contract.ts';
import type { deskSessions } from '../../account/staff/staff.contract.ts';
import { loadDesk } from '../browser/call-desk.ts';
import { OwnSignInPage } from './own-sign-in.page.tsx';

export const handle = { title: () => 'Your sign-in' };

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [{ passkeys }, { sessions }] = await Promise.all([
    loadDesk<typeof deskPasskeys>('GET /desk/api/passkeys/', {}, signal),
    loadDesk<typeof deskSessions>('GET /desk/api/sessions/', {}, signal),
  ]);
  return { passkeys, sessions };
}

export function Component() {
  return <OwnSignInPage {...useLoaderData<typeof loader>()} />;
}
