import { launchBrowser } from '../tests/browser/launch-browser.ts';
const browser = await launchBrowser();
const at = process.env.AT!;
for (const [name, url, w] of JSON.parse(process.argv[2]!) as [string, string, number][]) {
  const context = await browser.newContext({ viewport: { width: w, height: 900 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' }).catch((e) => console.log(String(e)));
  await page.screenshot({ path: `/tmp/shot-${name}.png`, fullPage: false });
  await context.close();
}
await browser.close();
