import type { ReactNode } from 'react';
import { isolateLtr } from './isolate-ltr.tsx';

/** Without room the text wraps at these places rather than anywhere. */
export const wrapAt = (places: RegExp, text: string): ReactNode =>
  isolateLtr(
    text.split(places).flatMap((part, place) => (place === 0 ? part : [<wbr key={place} />, part])),
    text,
  );
