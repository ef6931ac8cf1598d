// Writes every text of the interface into the words of each site: new ones as they stand in the code, and what a site
// says otherwise stays. `npm run words`
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { interfaceWords } from '../src/sites/interface.ts';
import { textsSaid } from '../tests/house-said.ts';
import { readHouse, root } from '../tests/house-source.ts';

const said = await textsSaid(readHouse());
for (const [site, words] of Object.entries(interfaceWords)) {
  const kept = Object.entries(said).map(([text, english]) => {
    const now = words[text];
    return [text, typeof now === typeof english ? now : english];
  });
  writeFileSync(
    join(root, `src/sites/interface-${site}.json`),
    `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`,
  );
}
console.log(`${Object.keys(said).length} texts`);
