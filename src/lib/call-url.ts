/** `path` without leading slash; the request fills its `:name` segments, then the query of a GET. */
export function callUrl({ method, path }: { method: string; path: string }, request: unknown): string {
  const fields = { ...(request as Record<string, unknown>) };
  const filled = path.replace(/:(\w+)/g, (_segment, name: string) => {
    const value = String(fields[name] ?? '');
    delete fields[name];
    return encodeURIComponent(value);
  });
  if (method === 'POST') return `/${filled}`;
  const params = Object.entries(fields).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(params.map(([name, value]) => [name, String(value)])).toString();
  return query ? `/${filled}?${query}` : `/${filled}`;
}
