import type { LoaderFunctionArgs } from 'react-router';
import type { Contract, EndpointOf, ReplyOf, RequestInput } from '../../lib/contract.ts';
import type { SiteCode } from '../../sites/site.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { callDesk, DeskCallError } from './call-desk.ts';

/** The site of the address; the server refuses an unknown one. */
export const siteOf = ({ params }: Pick<LoaderFunctionArgs, 'params'>) => params.site as SiteCode;

/** For loaders: a refusal is thrown, and shown by the error page of the section. */
export async function loadDesk<C extends Contract = never>(
  endpoint: EndpointOf<C>,
  request: RequestInput<C>,
  signal: AbortSignal,
): Promise<ReplyOf<C>> {
  const reply = await callDesk<C>(endpoint, request, { signal });
  if (isRefusal(reply)) throw new DeskCallError(reply.message, 200, reply);
  return reply;
}
