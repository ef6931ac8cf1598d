import { type Checker, type Type, TypeFlags } from './compiler.ts';
import type { Field, Shape, Source, Value, Write } from './described-value.ts';
import type { ColumnTypes } from './table-types.ts';
import {
  acceptsConstant,
  elementsOf,
  has,
  isJson,
  isNarrow,
  isOfKind,
  type Kind,
  kindInJson,
  kindOf,
  propertiesOf,
  withoutNull,
} from './type-kinds.ts';

type Within = 'statement' | 'object' | 'row';

/** Compares what PostgreSQL says with the declared types; each difference is one sentence. */
export function typeComparison(checker: Checker, columnTypes: ColumnTypes) {
  return { compareFields, compareParameter, compareWrite };

  function compareFields(fields: readonly Field[], declared: Type, path = '', within: Within = 'statement'): string[] {
    const properties = propertiesOf(declared, checker);
    const names = new Set(fields.map(({ name }) => name));
    const missing = [...properties.keys()].filter((name) => !names.has(name));
    return [
      ...missing.map((name) => `${path}${name} is declared, but not returned`),
      ...fields.flatMap(({ name, value }) => {
        const property = properties.get(name);
        if (property) return compareValue(value, property, `${path}${name}`, within !== 'statement');
        return within === 'row' ? [] : [`${path}${name} (${shown(value.type)}) is returned, but not declared`];
      }),
    ];
  }

  function compareValue(value: Value, declared: Type, path: string, inJson: boolean): string[] {
    if (declared.flags & TypeFlags.Unknown) return [];
    const isButDeclared = (what: string) => `${path} is ${what}, but declared as ${checker.typeToString(declared)}`;
    const type = withoutNull(declared, checker);
    const isNullable = has(declared, TypeFlags.Null);
    const differences: string[] = [];
    if (value.nullable === 'possible' && !isNullable) differences.push(isButDeclared('sometimes null'));
    if (value.nullable === 'never' && isNullable) differences.push(isButDeclared('never null'));
    if (value.shape) differences.push(...compareShape(value.shape, type, path, inJson || !value.type.startsWith('_')));
    else if (!isOfType(value, type, inJson))
      differences.push(isButDeclared(shown(value.type) + (inJson ? ' in JSON' : '')));
    return differences;
  }

  function compareShape(shape: Shape, type: Type, path: string, inJson: boolean): string[] {
    if (shape.kind === 'value') return compareValue({ ...shape.value, nullable: 'either' }, type, path, inJson);
    if (shape.kind === 'object') return compareFields(shape.fields, type, `${path}.`, shape.isRow ? 'row' : 'object');
    const elements = elementsOf(type, checker);
    if (!elements) return [`${path} is an array, but declared as ${checker.typeToString(type)}`];
    const { item } = shape;
    return item ? elements.flatMap((element) => compareValue(item, element, `${path}[]`, inJson)) : [];
  }

  function isOfType(value: Value, type: Type, inJson: boolean): boolean {
    const kind = inJson ? kindInJson(value.type) : kindOf(value.type);
    if (kind === undefined ? !isJson(value.type) : !isOfKind(type, kind)) return false;
    if (!value.sources) return kind !== undefined && !isNarrow(type);
    return value.sources.every((source) => acceptsSource(type, source, kind));
  }

  function acceptsSource(type: Type, source: Source, kind: Kind | undefined): boolean {
    if ('constant' in source) return acceptsConstant(type, source.constant);
    if ('parameter' in source) return !isNarrow(type);
    const ofColumn = columnTypes(source.table, source.column);
    const column = ofColumn && withoutNull(ofColumn, checker);
    // JSON makes texts of moments and bytes.
    if (!column || (kind && !isOfKind(column, kind))) return !isNarrow(type);
    return column === type || checker.isTypeAssignableTo(column, type);
  }

  function compareParameter(name: string, type: string, declared: Type | undefined): string[] {
    if (!declared) return [`parameter ${name} (${shown(type)}) is used, but not declared`];
    if (accepts(type, declared)) return [];
    return [`parameter ${name} is ${shown(type)}, but declared as ${checker.typeToString(declared)}`];
  }

  /** A parameter that is written to a column as it is. */
  function compareWrite({ column, value }: Write, params: ReadonlyMap<string, Type>): string[] {
    const [target] = column.sources ?? [];
    const names = (value.sources ?? []).flatMap((source) => ('parameter' in source ? source.parameter : []));
    if (!target || !('table' in target) || names.length !== value.sources?.length) return [];
    const ofColumn = columnTypes(target.table, target.column);
    return names.flatMap((name) => {
      const declared = params.get(name);
      const kind = kindOf(column.type);
      const given = declared && withoutNull(declared, checker);
      const accepted = ofColumn && withoutNull(ofColumn, checker);
      if (!declared || !given || !accepted || !kind || !isOfKind(given, kind)) return [];
      const to = `parameter ${name} is written to ${target.table}.${target.column}`;
      const but = `but declared as ${checker.typeToString(declared)}`;
      if (column.nullable === 'never' && has(declared, TypeFlags.Null)) return [`${to}, which is never null, ${but}`];
      if (checker.isTypeAssignableTo(given, accepted)) return [];
      return [`${to}, which is ${checker.typeToString(accepted)}, ${but}`];
    });
  }

  function accepts(type: string, declared: Type): boolean {
    if (has(declared, TypeFlags.Undefined)) return false;
    const given = withoutNull(declared, checker);
    if (type.startsWith('_'))
      return elementsOf(given, checker)?.every((element) => accepts(type.slice(1), element)) ?? false;
    const kind = isJson(type) ? 'string' : kindInJson(type) === 'number' ? 'number' : kindOf(type);
    return kind !== undefined && isOfKind(given, kind);
  }
}

const shown = (type: string): string => (type.startsWith('_') ? `${type.slice(1)}[]` : type);
