import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isTyping } from '../keys/is-typing.ts';

type RowActions = { open: (index: number) => string | undefined; toggle: (index: number) => void };

/** j and k move the current row, Enter opens it, x selects it. */
export function useRowKeys(count: number, { open, toggle }: RowActions) {
  const [current, setCurrent] = useState(-1);
  const body = useRef<HTMLTableSectionElement>(null);
  const navigate = useNavigate();

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnControl = event.target instanceof HTMLElement && event.target.matches('a, button');
    if (event.key === 'j') move(Math.min(current + 1, count - 1));
    else if (event.key === 'k') move(Math.max(current - 1, 0));
    else if (event.key === 'x' && current >= 0) toggle(current);
    else if (event.key === 'Enter' && current >= 0 && !isOnControl) {
      const path = open(current);
      if (path) void navigate(path);
    } else return;
    event.preventDefault();
  });

  function move(index: number) {
    setCurrent(index);
    body.current?.rows[index]?.scrollIntoView({ block: 'nearest' });
  }

  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return { body, current: Math.min(current, count - 1), setCurrent };
}
