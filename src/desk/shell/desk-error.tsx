import { Link, useLocation, useRevalidator, useRouteError } from 'react-router';
import { CallError } from '../../ui/browser/call.ts';
import { isConnectionFailure } from '../../ui/browser/is-connection-failure.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

export function DeskError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const [, site = '', section = ''] = useLocation().pathname.split('/');
  if (error instanceof CallError && error.status === 404)
    return <Notice kind="warn" title={error.message} action={<Link to={`/${site}/${section}`}>To the list</Link>} />;
  if (error instanceof CallError && error.message) {
    const again = (
      <Button busy={state === 'loading'} onClick={() => void revalidate()}>
        Retry
      </Button>
    );
    return <Notice kind={error.status === 403 ? 'warn' : 'bad'} title={error.message} action={again} />;
  }
  const title = isConnectionFailure(error)
    ? 'The desk could not be reached. Please check your connection and try again.'
    : 'This page could not be shown.';
  const reload = <Button onClick={() => window.location.reload()}>Retry</Button>;
  return <Notice kind="bad" title={title} action={reload} />;
}
