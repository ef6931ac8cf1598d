import { type ComponentType, useState } from 'react';

export function useLazyComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const fetch = () => {
    if (Component) return;
    load().then(
      (module) => {
        setComponent(() => module.default);
        setFailed(false);
      },
      () => setFailed(true),
    );
  };
  return { Component, failed: failed && !Component, fetch };
}
