import { type ComponentType, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { useLazyComponent } from '../browser/use-lazy-component.ts';
import { useToast } from './toast-context.ts';

/**
 * A dialog, or a form on the page, that is loaded when it is first opened. `Dialog` is undefined until then. Without a
 * connection the page stays as it is.
 */
export function useLazyDialog<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const { Component, fetch } = useLazyComponent(load, ({ message }) =>
    toast({
      kind: 'bad',
      message,
      action: { label: t`Reload`, onPress: () => location.reload() },
    }),
  );
  const open = () => {
    setOpen(true);
    fetch();
  };
  return { Dialog: Component, isOpen, open, close: () => setOpen(false) };
}
