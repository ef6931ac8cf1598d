import { useEffect, useEffectEvent } from 'react';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useLazyDialog } from '../../ui/feedback/use-lazy-dialog.ts';
import { wasReturnOpen } from './return-draft-name.ts';
import type { RequestReturnDialogProps } from './use-return-request.ts';

export function RequestReturn(props: Omit<RequestReturnDialogProps, 'open' | 'onClose'>) {
  const { Dialog, isOpen, open, close } = useLazyDialog(() => import('./request-return-dialog.tsx'));
  const reopen = useEffectEvent(() => {
    if (wasReturnOpen(props.orderNo)) open();
  });
  useEffect(() => reopen(), []);
  return (
    <>
      <Button small onClick={open}>{t`Return items`}</Button>
      {Dialog && <Dialog {...props} open={isOpen} onClose={close} />}
    </>
  );
}
