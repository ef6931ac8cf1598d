import type { ESTree } from 'vite';
import { makers } from '../../src/bearings/makers.ts';
import { siteCodes } from '../../src/sites/site.ts';
import { areaOf, isTest, locationOf, type SourceFile, visit } from './source-files.ts';

const siteCode = new RegExp(`^(${siteCodes.join('|')})$`, 'i');
const comparisons = ['===', '!==', '==', '!='];
const comparisonMethods = ['includes', 'startsWith', 'endsWith', 'has', 'indexOf', 'equals'];

export function findSiteCodeConditions(sources: readonly SourceFile[]): string[] {
  return checkFiles(sources, /^src\/(?!sites\/)/, (source) => {
    const found: number[] = [];
    const collect = (...nodes: (ESTree.Node | null | undefined)[]) => {
      for (const node of nodes)
        if (node?.type === 'Literal' && typeof node.value === 'string' && siteCode.test(node.value))
          found.push(node.start);
    };
    visit(source, {
      BinaryExpression({ operator, left, right }) {
        if (comparisons.includes(operator)) collect(left, right);
      },
      SwitchCase({ test }) {
        collect(test);
      },
      CallExpression({ callee, arguments: given }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        if (!comparisonMethods.includes(callee.property.name)) return;
        collect(...given, ...(callee.object.type === 'ArrayExpression' ? callee.object.elements : []));
      },
    });
    for (const { index } of styleText(source).matchAll(/\[data-site\b/g)) found.push(index);
    return found.map((offset) => [offset, 'decides by site code; use a field of Site'] as const);
  });
}

const colour =
  /(?<![\w&/-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;
const namedColour =
  /(?:colou?r|background|border|fill|stroke|outline|shadow|stop)[\w-]*\s*:[^;{}]*?(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|yellow|orange|silver|navy)(?![\w-])/gi;

export function findHardCodedColours(sources: readonly SourceFile[]): string[] {
  return checkFiles(sources, /^src\/(?!sites\/|ui\/tokens\.css$)/, (source) => {
    const texts = [...textsInCode(source), { text: styleText(source), offset: 0 }];
    const styles = [...styleText(source).matchAll(namedColour)].map(({ index }) => index);
    const found = texts.flatMap(({ text, offset }) => [...text.matchAll(colour)].map(({ index }) => offset + index));
    return [...found, ...styles].map(
      (offset) => [offset, 'a colour; name it in src/sites or src/ui/tokens.css'] as const,
    );
  });
}

/** Without those that are also sites. */
const makerNames = makers.flatMap(({ name, brands }) => [name, ...brands]).filter((name) => !siteCode.test(name));
const maker = new RegExp(`(?<![\\p{L}\\d])(?:${makerNames.join('|')})(?![\\p{L}\\d])`, 'u');

export function findHardCodedMakers(sources: readonly SourceFile[]): string[] {
  return checkFiles(sources, /^src\/(?!bearings\/|demo\/|sites\/)/, (source) =>
    textsInCode(source)
      .filter(({ text }) => maker.test(text))
      .map(({ text, offset }) => [offset, `names the maker ${maker.exec(text)?.[0]}`] as const),
  );
}

const ownFormats = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'];

/** Numbers, money and days look the same wherever they stand. */
export function findOwnFormats(sources: readonly SourceFile[]): string[] {
  return checkFiles(sources, /^src\/(?!lib\/)/, (source) => {
    const found: number[] = [];
    visit(source, {
      MemberExpression({ property, start }) {
        if (property.type === 'Identifier' && ownFormats.includes(property.name)) found.push(start);
      },
    });
    return found.map((offset) => [offset, 'formats by itself; use src/lib'] as const);
  });
}

type Text = { text: string; offset: number };

function textsInCode(source: SourceFile): Text[] {
  const found: Text[] = [];
  visit(source, {
    Literal(node) {
      if (typeof node.value === 'string' || 'regex' in node) found.push({ text: node.raw ?? '', offset: node.start });
    },
    TemplateElement({ value, start }) {
      found.push({ text: value.raw, offset: start });
    },
    JSXText({ value, start }) {
      found.push({ text: value, offset: start });
    },
  });
  return found;
}

/** Comments become blanks, so that offsets stay the same. */
function styleText({ path, text }: SourceFile): string {
  return path.endsWith('.css') ? text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')) : '';
}

function checkFiles(
  sources: readonly SourceFile[],
  where: RegExp,
  findViolations: (source: SourceFile) => (readonly [number, string])[],
): string[] {
  return sources
    .filter(({ path }) => where.test(path) && !isTest(path) && areaOf(path) !== undefined)
    .flatMap((source) =>
      findViolations(source).map(([offset, violation]) => `${locationOf(source, offset)}: ${violation}`),
    );
}

const physicalProperties = [
  /(?<=[;{\s])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?\s*:/g,
  /(?<=[;{\s])(?:left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:/g,
  /(?<=[;{\s])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g,
  /(?<=[;{\s])box-shadow\s*:\s*inset\s+-?[1-9]/g,
];
const fourSides = /(?<=[;{\s])(?:margin|padding|inset|border-width)\s*:([^;}]+)/g;
const parts = /(?:[^\s()]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g;

/** Sites may be written from right to left. */
export function findPhysicalDirections(sources: readonly SourceFile[]): string[] {
  return checkFiles(sources, /^src\//, (source) => {
    const text = styleText(source);
    const named = physicalProperties.flatMap((what) => [...text.matchAll(what)]);
    const uneven = [...text.matchAll(fourSides)].filter(([, values = '']) => {
      const [, right, , left] = values.match(parts) ?? [];
      return left !== undefined && left !== right;
    });
    return [...named, ...uneven].map(({ index }) => [index, 'names left or right; use start and end'] as const);
  });
}
