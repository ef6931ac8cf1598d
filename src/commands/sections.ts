import { writeFileSync } from 'node:fs';
import { sectionSheet } from './section-sheet.ts';

const [file = 'sections.html'] = process.argv.slice(2);
writeFileSync(file, sectionSheet());
console.log(`The sections are in ${file}.`);
