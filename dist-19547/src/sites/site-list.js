// Every site by its code, one line each; all else derives from this list.
export { gwd } from './gwd/gwd.js';
export { nod } from './nod/nod.js';
export { zwz } from './zwz/zwz.js';
