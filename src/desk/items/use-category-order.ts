import { useEffect, useState } from 'react';
import { useAction } from '../../ui/feedback/use-action.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { arrangeCategoriesAtDesk, ListedCategory } from './categories.contract.ts';

export type Step = -1 | 1;

export const moveButtonId = (category: string, step: Step) => `move ${step} ${category}`;

/** Moves a category by one place; the button keeps the focus, so that it can be pressed again. */
export function useCategoryOrder(categories: readonly ListedCategory[]) {
  const { site } = useDeskSite();
  const { change, busy } = useAction();
  const [moved, setMoved] = useState<{ category: string; step: Step }>();
  const seen = [...new Set(categories.map(({ category }) => category))];
  useEffect(() => {
    if (!moved || busy) return;
    const { category, step } = moved;
    const other: Step = step === 1 ? -1 : 1;
    const button = [step, other].map((one) => document.getElementById(moveButtonId(category, one))).find(Boolean);
    button?.focus();
    setMoved(undefined);
  }, [moved, busy]);

  const isAtEnd = (category: string, step: Step) => seen.at(step === -1 ? 0 : -1) === category;

  async function move(category: string, step: Step) {
    if (busy) return;
    const at = seen.indexOf(category);
    const order = seen.with(at, seen[at + step] ?? '').with(at + step, category);
    await change(() =>
      callDesk<typeof arrangeCategoriesAtDesk>('POST /desk/api/:site/items/categories/arrange/', {
        site,
        seen,
        order,
      }),
    );
    setMoved({ category, step });
  }
  return { move, isAtEnd };
}
