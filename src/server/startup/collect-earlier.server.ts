import { setFlagsFromString } from 'node:v8';

// V8 begins to look for objects that nobody needs while 30 % of the space they may take is still free, instead of none
// (docs/decisions/0051). A version that does not know the flag only says so.
setFlagsFromString('--incremental-marking-hard-trigger=30');
