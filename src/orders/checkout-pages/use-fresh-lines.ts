import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

/** Reads the lines again whenever the page comes back into view, but not while they are paid for. */
export function useFreshLines(isPaused: boolean): void {
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !isPaused) void revalidate();
  });
  useEffect(() => {
    const onVisible = () => look();
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look();
    };
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
}
