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
    const xml = new TextDecoder().decode(zip);
    if (uncalculated.test(xml)) return withoutValues();
    const sheet = await readSheet(new Blob([zip]));
    if (percentFormat.test(xml) && hasDiscountBelowOne(sheet)) return withPercentages();
    const csv = sheetToCsv(sheet);
    return csv.length > maxBytes ? { problem: t`This sheet is too long. Please import it in parts.` } : { csv };
  } catch {
    return unreadable();
  }
}

/** A cell with a formula that no program has calculated yet: it would be read as empty. */
const uncalculated = /<\/f>(<v\/>|<v><\/v>)?<\/c>/;

/** The reader gives 0.12 for a cell that shows 12 %, and does not tell the format of a cell. */
const percentFormat = /numFmtId="(?:9|10)"|formatCode="[^"]*%/;

function hasDiscountBelowOne([head = [], ...rows]: readonly (readonly unknown[])[]): boolean {
  const column = head.findIndex((name) => String(name).trim().toLowerCase() === 'discount_percent');
  return rows.some(
    ({ [column]: discount }) => typeof discount === 'number' && discount !== 0 && Math.abs(discount) < 1,
  );
}

const withPercentages = () => ({
  problem: t`This sheet has discounts in cells with the format percentage. Please give them the format number, and write 12 for 12 %.`,
});
const withoutValues = () => ({
  problem: t`This sheet has formulas without their values. Please open and save it in your spreadsheet program first.`,
});
const unreadable = () => ({ problem: t`This file cannot be read. Please save it as CSV or XLSX.` });
