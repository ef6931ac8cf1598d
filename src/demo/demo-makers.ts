import type { Maker, MakerDemo, NamedDemoItem } from '../bearings/maker.ts';
import { makers } from '../bearings/makers.ts';

export const demoMakers: readonly (Maker & { demo: MakerDemo })[] = makers.flatMap((maker) =>
  maker.demo ? [{ ...maker, demo: maker.demo }] : [],
);

export const demoTermsOf = (name: string): MakerDemo | undefined =>
  demoMakers.find((maker) => maker.name === name)?.demo;

export const namedItems: readonly (NamedDemoItem & { maker: string })[] = demoMakers.flatMap(({ name, demo }) =>
  demo.items.map((item) => ({ ...item, maker: name })),
);
