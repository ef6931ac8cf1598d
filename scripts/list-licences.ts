// Writes docs/licences.md. `npm run licences`
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tests/house-source.ts';
import { licencePage } from '../tests/licences.ts';

writeFileSync(join(root, 'docs/licences.md'), licencePage());
