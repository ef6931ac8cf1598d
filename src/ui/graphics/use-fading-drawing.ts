import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadDrawingRenderer } from './bearing-drawing.tsx';

/**
 * The drawing to show: a new one follows in a view transition, so that what both have in common stays and the rest fades over.
 * The caller gives the drawing a `view-transition-name`. Browsers without transitions change it at once.
 */
export function useFadingDrawing<Drawing extends object>(drawing: Drawing): Drawing {
  const [shown, setShown] = useState(drawing);
  const wanted = JSON.stringify(drawing);
  const isShown = wanted === JSON.stringify(shown);

  useEffect(() => {
    if (isShown) return undefined;
    const show = () => setShown(JSON.parse(wanted));
    if (!('startViewTransition' in document)) {
      show();
      return undefined;
    }
    let isWanted = true;
    void loadDrawingRenderer().then(() => {
      if (isWanted) document.startViewTransition(() => flushSync(show));
    });
    return () => {
      isWanted = false;
    };
  }, [wanted, isShown]);

  return shown;
}
