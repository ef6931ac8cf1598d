import { Toaster } from '../../ui/feedback/toaster.tsx';
import { SetUpPage } from './set-up.page.tsx';

export const handle = { title: () => 'Set up the store' };

export function Component() {
  return (
    <Toaster>
      <SetUpPage />
    </Toaster>
  );
}
