import { t } from '../../lib/i18n.ts';

const maxBytes = 900_000;

/** A CSV or XLSX file as CSV text; a sentence says why a file cannot be read. */
export async function readPriceFile(file: File): Promise<{ csv: string } | { problem: string }> {
  if (file.size > maxBytes) return { problem: t`This file is larger than 900 KB. Please import it in parts.` };
  if (/\.xlsx$/i.test(file.name)) return readXlsx(file);
  if (!/\.(csv|tsv|txt)$/i.test(file.name)) return { problem: t`Please choose a CSV or XLSX file.` };
  const csv = await file.text();
  return csv.includes('\u0000') ? unreadable() : { csv };
}

async function readXlsx(file: File): Promise<{ csv: string } | { problem: string }> {
  const [{ readSheet }, { storedZip }, { sheetToCsv }] = await Promise.all([
    import('read-excel-file/universal'),
    import('../../cart/pasted-list/stored-zip.ts'),
    import('../../catalogue/price-lists/sheet-to-csv.ts'),
  ]);
  try {
    const zip = storedZip(new Uint8Array(await file.arrayBuffer()));
    if (uncalculated.test(new TextDecoder().decode(zip))) return withoutValues();
    const csv = sheetToCsv(await readSheet(new Blob([zip])));
    return csv.length > maxBytes ? { problem: t`This sheet is too long. Please import it in parts.` } : { csv };
  } catch {
    return unreadable();
  }
}

/** A cell with a formula that no program has calculated yet: it would be read as empty. */
const uncalculated = /<\/f>(<v\/>|<v><\/v>)?<\/c>/;

const withoutValues = () => ({
  problem: t`This sheet has formulas without their values. Please open and save it in your spreadsheet program first.`,
});
const unreadable = () => ({ problem: t`This file cannot be read. Please save it as CSV or XLSX.` });
