type Endpoint = { method: string; path: string; takesFile?: boolean };

/** `path` without leading slash; the request fills its `:name` segments, then the query of a GET or of a file. */
export function callUrl({ method, path, takesFile = false }: Endpoint, request: unknown): string {
  const fields = { ...(request as Record<string, unknown>) };
  const filled = path.replace(/:(\w+)/g, (_segment, name: string) => {
    const value = String(fields[name] ?? '');
    delete fields[name];
    return encodeURIComponent(value);
  });
  if (method === 'POST' && !takesFile) return `/${filled}`;
  const params = Object.entries(fields).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(params.map(([name, value]) => [name, String(value)])).toString();
  return query ? `/${filled}?${query}` : `/${filled}`;
}
