import type { ESTree } from 'vite';
import { isTest, locationOf, type SourceFile, visit } from './source-files.ts';

/** A phone shows the keyboard that a field asks for; the desk is used with a real one. */
const isPageOfTheShop = ({ path }: SourceFile) =>
  /^src\/(?!desk\/|api\/|ui\/controls\/).*\.tsx$/.test(path) && !isTest(path);

const typedIn = ['TextInput', 'TextArea', 'input', 'textarea'];
const withoutKeyboard = ['date', 'file', 'hidden', 'checkbox', 'radio'];

type Attributes = ReadonlyMap<string, string>;
type Expectation = { name: RegExp; fits: (attributes: Attributes) => boolean; wanted: string };

const expectations: readonly Expectation[] = [
  {
    name: /email|^user_?name$/i,
    fits: (field) => field.get('type') === 'email' || field.get('inputMode') === 'email',
    wanted: 'type="email" or inputMode="email"',
  },
  { name: /phone|mobile/i, fits: (field) => field.get('type') === 'tel', wanted: 'type="tel"' },
  { name: /pincode|po_box/i, fits: (field) => field.get('inputMode') === 'numeric', wanted: 'inputMode="numeric"' },
  {
    name: /reference|purchaseOrder|customerId/i,
    fits: (field) => field.get('autoCapitalize') === 'characters',
    wanted: 'autoCapitalize="characters"',
  },
];

export function findFieldsWithoutKeyboard(sources: readonly SourceFile[]): string[] {
  return sources.filter(isPageOfTheShop).flatMap((source) => {
    const violations: string[] = [];
    visit(source, {
      JSXOpeningElement({ name, attributes, start }) {
        if (name.type !== 'JSXIdentifier' || !typedIn.includes(name.name)) return;
        const field = attributesOf(attributes);
        if (withoutKeyboard.includes(field.get('type') ?? '') || field.get('readOnly') === '') return;
        const missing = missingFrom(field);
        violations.push(
          ...missing.map((one) => `${locationOf(source, start)}: ${field.get('name') ?? name.name} lacks ${one}`),
        );
      },
    });
    return violations;
  });
}

function missingFrom(field: Attributes): string[] {
  const name = field.get('name') ?? '';
  const unmet = expectations.filter((one) => one.name.test(name) && !one.fits(field)).map(({ wanted }) => wanted);
  return [
    ...(field.has('autoComplete') ? [] : ['autoComplete']),
    ...(field.has('mono') && !field.has('autoCapitalize') ? ['autoCapitalize'] : []),
    ...unmet,
  ];
}

/** The values of literal attributes, '' for others; `name` also from {...form.field('email')}. */
function attributesOf(attributes: readonly (ESTree.JSXAttribute | ESTree.JSXSpreadAttribute)[]): Attributes {
  return new Map(
    attributes.flatMap((attribute): [string, string][] => {
      if (attribute.type === 'JSXSpreadAttribute') return nameIn(attribute.argument);
      if (attribute.name.type !== 'JSXIdentifier') return [];
      return [[attribute.name.name, attribute.value?.type === 'Literal' ? String(attribute.value.value) : '']];
    }),
  );
}

function nameIn(spread: ESTree.Expression): [string, string][] {
  const [first] = spread.type === 'CallExpression' ? spread.arguments : [];
  return first?.type === 'Literal' ? [['name', String(first.value)]] : [];
}
