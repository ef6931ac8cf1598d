import { useNavigate, useRevalidator } from 'react-router';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';
import { useNotePage } from '../../ui/browser/use-note-page.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { pathAfterSignIn, unfinishedStepPath } from '../sign-in/after-sign-in.rule.ts';
import type { PushCart } from '../sign-in/push-cart.ts';
import type { SignedIn } from '../sign-in/sign-in.contract.ts';
import { storeSession } from '../sign-in/stored-session.ts';

export type AfterSignIn = {
  /** The page that required sign-in, or ''. */
  next: string;
  /** Shows what could not be added itself. */
  pushCart: PushCart;
};

/**
 * Returns a function to call before the request that signs in; what it returns keeps the session of the reply and leads
 * on. Whoever has left the page meanwhile stays where they are.
 */
export function useContinueAfterSignIn({ next, pushCart }: AfterSignIn) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const notePage = useNotePage();

  return () => {
    const isStillHere = notePage();
    return async (reply: SignedIn & { message: string }): Promise<void> => {
      const isHere = isStillHere();
      storeSession(reply);
      const pushed = unfinishedStepPath(reply) === undefined ? await pushCart() : undefined;
      const wanted = [next, readLocal('redirectURL'), pushed?.isWhole === false ? '/cart' : ''];
      const to = pathAfterSignIn(
        reply,
        wanted.map((path) => (path === '/cart' && pushed ? pushed.cart : path)),
      );
      writeLocal('redirectURL', '');
      if (!isHere) {
        toast({ message: reply.message });
        return revalidate();
      }
      // The home page is rendered by the server only.
      if (to === '/') window.location.replace(to);
      else await navigate(to, { replace: true });
    };
  };
}
