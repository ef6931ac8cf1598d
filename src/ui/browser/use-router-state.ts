import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

type Router = NonNullable<React.ContextType<typeof DataRouterContext>>['router'];

/**
 * What is shown and what is being loaded, read when it is asked; undefined on the server. The public `useNavigation` tells the
 * same, but renders whoever uses it again when another page begins to load, which the first paint on a phone waits for
 * (docs/decisions/0054).
 */
export function useRouterState(): () => Router['state'] | undefined {
  const router = use(DataRouterContext)?.router;
  return () => router?.state;
}
