import writeExcelFile from 'write-excel-file/node';
                                                                     

                                                                                           

export const write = ({ name, table }             )                  =>
  writeExcelFile(
    table.map((cells) => cells.map(typedCell)),
    { sheet: name, stickyRowsCount: 1 },
  ).toBuffer();

/** Writes text cells as text, so that no program reads a formula out of them. */
const typedCell = (value                 ) =>
  typeof value === 'number' ? { value, type: Number } : { value, type: String };
