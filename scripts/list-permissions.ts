import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissionsPage } from '../tests/project-checks/permissions-page.ts';
import { root } from '../tests/project-checks/source-files.ts';

writeFileSync(join(root, 'docs/permissions.md'), permissionsPage());
