import { type ComponentType, useState } from 'react';

export function useLazyComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Late, setLate] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const fetch = () => {
    if (Late) return;
    load().then(
      (module) => {
        setLate(() => module.default);
        setFailed(false);
      },
      () => setFailed(true),
    );
  };
  return { Late, failed: failed && !Late, fetch };
}
