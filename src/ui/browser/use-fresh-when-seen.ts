import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

/** Reads the data of the page again whenever it comes back into view: another tab may have changed them. */
export function useFreshWhenSeen(isPaused = false): void {
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
