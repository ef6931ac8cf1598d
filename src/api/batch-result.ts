type RowResult = { saved: boolean };

export const batchResult = <Row extends RowResult>(results: readonly Row[]) => ({
  success: true as const,
  saved: results.filter(({ saved }) => saved).length,
  refused: results.filter(({ saved }) => !saved).length,
  rows: results.map((result, index) => ({ row: index + 1, ...result })),
});
