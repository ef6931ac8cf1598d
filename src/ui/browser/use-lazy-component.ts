import { type ComponentType, useState } from 'react';
import { type ImportError, importLater } from './import-later.ts';

/** Unlike with React's `lazy`, a component that could not be loaded leaves the page as it is and can be fetched again. */
export function useLazyComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  onFailed?: (cause: ImportError) => void,
) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const fetch = () => {
    if (Component) return;
    importLater(load).then(
      (module) => setComponent(() => module.default),
      (cause: ImportError) => {
        setFailed(true);
        onFailed?.(cause);
      },
    );
  };
  return { Component, failed: failed && !Component, fetch };
}
