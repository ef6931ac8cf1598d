// Every site by its code, one line each; all else derives from this list.
export { gwdSite as gwd } from './gwd/gwd.ts';
export { nodSite as nod } from './nod/nod.ts';
export { zwzSite as zwz } from './zwz/zwz.ts';
