type RowResult = { saved: boolean };

export const batchResult = <Result extends RowResult>(results: readonly Result[]) => ({
  success: true as const,
  saved: results.filter(({ saved }) => saved).length,
  refused: results.filter(({ saved }) => !saved).length,
  rows: results.map((result, index) => ({ row: index + 1, ...result })),
});

/** One after the other, so that rows about the same record take effect in their order. */
export async function saveEachRow<Row, Result extends RowResult>(
  rows: readonly Row[],
  save: (row: Row) => Promise<Result>,
) {
  const results: Result[] = [];
  for (const row of rows) results.push(await save(row));
  return batchResult(results);
}
