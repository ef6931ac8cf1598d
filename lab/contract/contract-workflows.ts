import type { Handler } from '../../src/server/calls/define-call.server.ts';
import type { Body } from '../../tests/valid-requests/body-of-contract.ts';

type Tokens = { full: string; withoutScopes: string };
type Step = Record<string, unknown>;

/** Arazzo 1.0: each call with a valid request, without a token, without the scope, and with a body of nonsense. */
export function contractWorkflows(handlers: readonly Handler[], bodies: Record<string, Body>, tokens: Tokens) {
  return {
    arazzo: '1.0.1',
    info: { title: 'Every call of programs keeps its contract', version: '1' },
    sourceDescriptions: [{ name: 'store', type: 'openapi', url: './openapi.json' }],
    workflows: handlers.map((handler) => {
      const operationId = handler.contract.operation ?? '';
      const body = bodies[handler.contract.path] ?? {};
      const step = (stepId: string, status: number, sent: Body, token?: string): Step => ({
        stepId,
        operationId,
        ...requestOf(handler, sent, token),
        successCriteria: [{ condition: `$statusCode == ${status}` }],
      });
      // Wrong rows of a list are refused one by one, so what is sent for the list is none.
      const nonsense = Object.fromEntries(Object.keys(body).map((name) => [name, { not: 'a value' }]));
      const { method, takesFile } = handler.contract;
      // The text that is sent for a file is no PDF.
      const expected = takesFile ? 409 : 200;
      return {
        workflowId: operationId,
        steps: [
          step('valid', expected, body, tokens.full),
          step('repeated', expected, body, tokens.full),
          step('without_token', 401, body),
          step('unknown_token', 401, body, 'rw_nod_unknown'),
          step('without_scope', 403, body, tokens.withoutScopes),
          ...(method === 'GET' ? [] : [step('nonsense', 400, takesFile ? {} : nonsense, tokens.full)]),
        ],
      };
    }),
  };
}

function requestOf({ contract }: Handler, body: Body, token: string | undefined) {
  const inPath = [...contract.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const place = (name: string) => (inPath.includes(name) ? 'path' : 'query');
  const named = contract.method === 'GET' || contract.takesFile ? Object.entries(body) : [];
  const requestBody = contract.takesFile
    ? { contentType: 'application/octet-stream', payload: 'a file' }
    : { contentType: 'application/json', payload: body };
  const parameters = [
    ...(token ? [{ in: 'header', name: 'Authorization', value: `Bearer ${token}` }] : []),
    // A value in the path goes out as it is, and the number of an invoice has slashes.
    ...named
      .filter(([, value]) => value !== '')
      .map(([name, value]) => ({
        in: place(name),
        name,
        value: place(name) === 'path' ? encodeURIComponent(String(value)) : value,
      })),
  ];
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(contract.method === 'POST' && { requestBody }),
  };
}
