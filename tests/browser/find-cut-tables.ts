import type { Page } from 'playwright-core';

/** Of the page that is open, one line for each table that is wider than its place, from a phone to a wide window. */
export async function findCutTables(page: Page, name: string, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  const usual = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const missing = await page.evaluate(() =>
      [...document.querySelectorAll('main table')]
        .map((table) => ({ wide: table.scrollWidth, room: table.parentElement?.clientWidth ?? 0 }))
        // What is only for screen readers has a pixel.
        .flatMap(({ wide, room }) => (room > 1 ? wide - room : [])),
    );
    for (const pixels of missing) if (pixels > 1) found.push(`${name} at ${width} px lacks ${pixels} px`);
  }
  if (usual) await page.setViewportSize(usual);
  return found;
}
