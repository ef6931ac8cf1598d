import type { Point } from '../sections/path.ts';

type Entities = { lines: string[]; add: (entity: string) => string };

function newEntities(): Entities {
  const lines: string[] = [];
  const add = (entity: string) => {
    const id = `#${lines.length + 1}`;
    lines.push(`${id}=${entity};`);
    return id;
  };
  return { lines, add };
}

const real = (value: number): string => {
  const text = String(Number(value.toFixed(6)));
  return text.includes('.') ? text : `${text}.`;
};
const string = (text: string): string => `'${text.replace(/[^ -~]/g, '?').replace(/['\\]/g, '$&$&')}'`;
const list = (items: readonly string[]): string => `(${items.join(',')})`;

type Solid = {
  /** ASCII; any other character becomes a question mark. */
  readonly name: string;
  /** Points [x, radius] in mm, counterclockwise where the radius points up, each radius above 0. */
  readonly profile: readonly Point[];
  readonly at: Date;
};

/**
 * A solid turned about the x axis as a STEP file: ISO 10303-21 of AP214, one manifold solid in mm. Each point of the
 * profile is a circle, each line between two points a face: a cylinder, a cone or a plane.
 */
export function turnedStep({ name, profile, at }: Solid): string {
  const { lines, add } = newEntities();
  const point = (x: number, y = 0) => add(`CARTESIAN_POINT('',(${real(x)},${real(y)},0.))`);
  const direction = (x: number, y: number, z: number) => add(`DIRECTION('',(${real(x)},${real(y)},${real(z)}))`);
  const [along, back, up] = [direction(1, 0, 0), direction(-1, 0, 0), direction(0, 1, 0)];
  const placedAt = (x: number, axis = along) => add(`AXIS2_PLACEMENT_3D('',${point(x)},${axis},${up})`);

  const vertices = profile.map(([x, radius]) => add(`VERTEX_POINT('',${point(x, radius)})`));
  const next = <Item>(items: readonly Item[], i: number): Item => items[(i + 1) % items.length] as Item;
  const circles = profile.map(([x, radius], i) => {
    const circle = add(`CIRCLE('',${placedAt(x)},${real(radius)})`);
    return add(`EDGE_CURVE('',${vertices[i]},${vertices[i]},${circle},.T.)`);
  });
  const oriented = (edge: string | undefined, isForward: boolean) =>
    add(`ORIENTED_EDGE('',*,*,${edge},${isForward ? '.T.' : '.F.'})`);
  const bound = (kind: 'FACE_BOUND' | 'FACE_OUTER_BOUND', edges: readonly string[]) =>
    add(`${kind}('',${add(`EDGE_LOOP('',${list(edges)})`)},.T.)`);

  /** Where a turned line closes: from one circle to the next. */
  function seam([x, radius]: Point, [toX, toRadius]: Point, i: number): string {
    const length = Math.hypot(toX - x, toRadius - radius);
    const heading = direction((toX - x) / length, (toRadius - radius) / length, 0);
    const line = add(`LINE('',${point(x, radius)},${add(`VECTOR('',${heading},${real(length)})`)})`);
    return add(`EDGE_CURVE('',${vertices[i]},${next(vertices, i)},${line},.T.)`);
  }

  function planeFace(from: Point, to: Point, i: number): string {
    const [start, end] = [oriented(circles[i], true), oriented(next(circles, i), false)];
    const [outer, inner] = from[1] > to[1] ? [start, end] : [end, start];
    const bounds = [bound('FACE_OUTER_BOUND', [outer]), bound('FACE_BOUND', [inner])];
    const surface = add(`PLANE('',${placedAt(from[0])})`);
    return add(`ADVANCED_FACE('',${list(bounds)},${surface},${from[1] < to[1] ? '.T.' : '.F.'})`);
  }

  function turnedFace(from: Point, to: Point, i: number): string {
    const edge = seam(from, to, i);
    const loop = [
      oriented(circles[i], false),
      oriented(edge, true),
      oriented(next(circles, i), true),
      oriented(edge, false),
    ];
    const surface = add(turnedSurface(from, to));
    const isOutward = to[0] < from[0];
    return add(`ADVANCED_FACE('',${list([bound('FACE_OUTER_BOUND', loop)])},${surface},${isOutward ? '.T.' : '.F.'})`);
  }

  function turnedSurface(from: Point, to: Point): string {
    const [narrow, wide] = from[1] < to[1] ? [from, to] : [to, from];
    if (narrow[1] === wide[1]) return `CYLINDRICAL_SURFACE('',${placedAt(0)},${real(narrow[1])})`;
    const angle = Math.atan2(wide[1] - narrow[1], Math.abs(wide[0] - narrow[0]));
    const placement = placedAt(narrow[0], wide[0] > narrow[0] ? along : back);
    return `CONICAL_SURFACE('',${placement},${real(narrow[1])},${angle})`;
  }

  const faces = profile.map((from, i) => {
    const to = next(profile, i);
    return from[0] === to[0] ? planeFace(from, to, i) : turnedFace(from, to, i);
  });
  const solid = add(`MANIFOLD_SOLID_BREP(${string(name)},${add(`CLOSED_SHELL('',${list(faces)})`)})`);
  const frame = add(`AXIS2_PLACEMENT_3D('',${point(0)},${direction(0, 0, 1)},${along})`);
  const form = add(`ADVANCED_BREP_SHAPE_REPRESENTATION('',${list([frame, solid])},${addContext(add)})`);
  add(`SHAPE_DEFINITION_REPRESENTATION(${addProduct(add, name)},${form})`);
  return [
    'ISO-10303-21;',
    'HEADER;',
    `FILE_DESCRIPTION(('Outer form of a bearing'),'2;1');`,
    `FILE_NAME(${string(`${name}.step`)},'${at.toISOString().slice(0, 19)}',(''),(''),'Raceway','Raceway','');`,
    "FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));",
    'ENDSEC;',
    'DATA;',
    ...lines,
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n');
}

const accuracyMm = 1e-6;

/** The product, of which a shape is defined. */
function addProduct(add: Entities['add'], name: string): string {
  const application = add("APPLICATION_CONTEXT('core data for automotive mechanical design processes')");
  add(`APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,${application})`);
  const product = add(
    `PRODUCT(${string(name)},${string(name)},'',(${add(`PRODUCT_CONTEXT('',${application},'mechanical')`)}))`,
  );
  add(`PRODUCT_RELATED_PRODUCT_CATEGORY('part',$,(${product}))`);
  const formation = add(`PRODUCT_DEFINITION_FORMATION('','',${product})`);
  const definitionContext = add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`);
  const definition = add(`PRODUCT_DEFINITION('design','',${formation},${definitionContext})`);
  return add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`);
}

/** Lengths in mm. */
function addContext(add: Entities['add']): string {
  const millimetre = add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))');
  const radian = add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))');
  const steradian = add('(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())');
  const accuracy = add(
    `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(${accuracyMm}),${millimetre},'distance_accuracy_value','')`,
  );
  return add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${accuracy}))GLOBAL_UNIT_ASSIGNED_CONTEXT(${list([millimetre, radian, steradian])})REPRESENTATION_CONTEXT('',''))`,
  );
}
