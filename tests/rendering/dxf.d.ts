declare module 'dxf' {
  type Extents = { min: { x: number; y: number }; max: { x: number; y: number } };
  type Parsed = { entities: { type: string; layer: string; string?: string }[] };
  export function parseString(text: string): Parsed;
  export function toPolylines(parsed: Parsed): { bbox: Extents; polylines: { vertices: [number, number][] }[] };
}
