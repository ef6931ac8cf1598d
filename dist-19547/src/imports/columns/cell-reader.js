                                                                         

/** Reads the cells of one line and collects what is wrong with them. */
export function cellReader(cells                                  ) {
  const problems           = [];
  const read =    (column        , parse               , otherwise   )    => {
    const cell = cells[column]?.trim() ?? '';
    const result = cell.includes('\ufffd')
      ? { problem: `'${cell.slice(0, 40)}' is not UTF-8 text; save the file with the encoding UTF-8` }
      : parse(cell);
    if ('value' in result) return result.value;
    problems.push(`${column} ${result.problem}.`);
    return otherwise;
  };
  return { problems, read };
}
