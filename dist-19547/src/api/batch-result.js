                                    

export const batchResult =                           (results                   ) => ({
  success: true         ,
  saved: results.filter(({ saved }) => saved).length,
  refused: results.filter(({ saved }) => !saved).length,
  rows: results.map((result, index) => ({ row: index + 1, ...result })),
});

/** One after the other, so that rows about the same record take effect in their order. */
export async function saveEachRow                               (
  rows                ,
  save                               ,
) {
  const results           = [];
  for (const row of rows) results.push(await save(row));
  return batchResult(results);
}
