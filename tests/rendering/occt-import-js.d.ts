declare module 'occt-import-js' {
  type Mesh = { attributes: { position: { array: number[] } }; index: { array: number[] }; brep_faces: unknown[] };
  type Options = { linearUnit: 'millimeter'; linearDeflectionType: 'absolute_value'; linearDeflection: number };
  type Kernel = {
    ReadStepFile(content: Uint8Array, options: Options): { success: boolean; meshes: Mesh[] };
  };
  export default function open(): Promise<Kernel>;
}
