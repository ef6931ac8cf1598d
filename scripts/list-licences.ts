import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencePage } from '../tests/project-checks/licences.ts';
import { root } from '../tests/project-checks/source-files.ts';

writeFileSync(join(root, 'docs/licences.md'), licencePage());
