import { type ComponentType, useState } from 'react';

/** Unlike with React's `lazy`, a component that could not be loaded leaves the page as it is and can be fetched again. */
export function useLazyComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>, onFailed?: () => void) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const fetch = () => {
    if (Component) return;
    load().then(
      (module) => setComponent(() => module.default),
      () => {
        setFailed(true);
        onFailed?.();
      },
    );
  };
  return { Component, failed: failed && !Component, fetch };
}
