import { type NavigateOptions, useNavigate, useRevalidator } from 'react-router';
import { useNotePage } from '../browser/use-note-page.ts';
import { useToast } from './toast-context.ts';

type GoOn = (to: string, message: string, options?: NavigateOptions) => Promise<void>;

/**
 * `const goOn = noteHere()` before a request, and after it `goOn('/cart', message)` opens the next page. A buyer who went on meanwhile
 * stays where they are, reads the message and sees what has changed.
 */
export function useNextPage(): () => GoOn {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const notePage = useNotePage();
  return () => {
    const isStillHere = notePage();
    return async (to, message, options) => {
      if (isStillHere()) return navigate(to, options);
      toast({ message });
      await revalidate();
    };
  };
}
