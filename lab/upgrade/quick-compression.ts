import { syncBuiltinESMExports } from 'node:module';
import zlib, { type BrotliOptions, type CompressCallback, type InputType } from 'node:zlib';

// Loaded before a build (--import) whose files nobody asks for in their compressed form: the smallest takes seconds.
const { brotliCompress } = zlib;
const quick: BrotliOptions = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } };
Object.assign(zlib, {
  brotliCompress: (text: InputType, _: BrotliOptions, done: CompressCallback) => brotliCompress(text, quick, done),
});
syncBuiltinESMExports();
