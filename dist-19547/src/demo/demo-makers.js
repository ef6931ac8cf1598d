                                                                        
import { makers } from '../bearings/makers.js';

export const demoMakers                                           = makers.flatMap((maker) =>
  maker.demo ? [{ ...maker, demo: maker.demo }] : [],
);

export const demoTermsOf = (name        )                        =>
  demoMakers.find((maker) => maker.name === name)?.demo;

export const namedItems                                             = demoMakers.flatMap(({ name, demo }) =>
  demo.items.map((item) => ({ ...item, maker: name })),
);
