// Every site by its code, one line each; all else derives from this list.
export { gwd } from './gwd/gwd.ts';
export { nod } from './nod/nod.ts';
export { zwz } from './zwz/zwz.ts';
