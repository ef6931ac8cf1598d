function normalize(text: string): string {
  return text.toLowerCase().replace(/[\s./-]/g, '');
}

export function matchesSearch(fields: readonly string[], text: string): boolean {
  const needle = normalize(text);
  return needle === '' || fields.some((field) => normalize(field).includes(needle));
}
