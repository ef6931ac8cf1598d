import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { privacyPage } from '../tests/project-checks/privacy-page.ts';
import { root } from '../tests/project-checks/source-files.ts';

writeFileSync(join(root, 'docs/privacy.md'), privacyPage());
