import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

type Named = { name?: string };
type Node = { type: string; callee?: Named; tag?: Named };

/** Texts for people stay: a test of each would only repeat it. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'texts', {
    shouldIgnore(path) {
      const { type, callee, tag } = (path as { node: Node }).node;
      if (type === 'CallExpression' && callee?.name === 'msg') return 'a text';
      if (type === 'TaggedTemplateExpression' && tag?.name === 't') return 'a text';
      if (type === 'NewExpression' && callee?.name?.endsWith('Error')) return 'the text of an error';
      return undefined;
    },
  }),
];
