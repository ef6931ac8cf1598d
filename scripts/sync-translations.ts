// Removes translations of texts that are gone and counts the missing ones (`npm run translations`).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { translationsByLanguage } from '../src/sites/translations.server.ts';
import { readSourceFiles, root } from '../tests/project-checks/source-files.ts';
import { extractMessages, findMissingTranslations } from '../tests/project-checks/translations.ts';

const messages = await extractMessages(readSourceFiles());
for (const [language, translations] of Object.entries(translationsByLanguage)) {
  const current = Object.fromEntries(Object.entries(translations).filter(([text]) => text in messages));
  writeFileSync(join(root, `src/sites/${language}.json`), `${JSON.stringify(current, null, 2)}\n`);
  const missing = findMissingTranslations(current, messages);
  if (process.argv.includes('--list')) console.log(missing.join('\n'));
  console.log(`${language}: ${missing.length} of ${Object.keys(messages).length} texts are shown in English.`);
}
