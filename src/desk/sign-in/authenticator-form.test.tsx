import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { visibleText } from '../../../tests/rendering/render-page.tsx';
import { AuthenticatorForm } from './authenticator-form.tsx';

test('the key can be scanned, and typed where the app is on the same device', () => {
  const administrator = { token: 'a', name: 'Asha Rao', email: 'asha@seller.example', password: 'Bearing#1' };
  const given = {
    success: true as const,
    sealed: 'b',
    totpUri: 'otpauth://totp/Raceway:asha?secret=JBSWY3DPEHPK3PXP&issuer=Raceway',
    totpQr: '<svg/>',
  };
  const form = <AuthenticatorForm administrator={administrator} given={given} onBack={() => {}} />;
  const router = createMemoryRouter([{ path: '*', element: form }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain('alt="Code to scan with the authenticator app"');
  expect(visibleText(html)).toContain('Key for an app that cannot scan: JBSWY3DPEHPK3PXP');
});
