import { msg } from '../lib/i18n.ts';

export type BrandPage = {
  name: string;
  origin: string;
  text: string;
  href: string;
  allowsFraming?: true;
};

/** Those ending in .example are placeholders. */
export const makerUrls = {
  koyo: 'https://koyo.jtekt.co.jp/en/',
  dpi: 'https://www.dpi.example/',
  zwz: 'https://www.zwz-bearing.com/',
  iko: 'https://www.ikont.co.jp/eg/',
  wzwn: 'https://www.wzwn.example/',
} as const;

/** By the last part of the page's path. */
export const brandPages: Readonly<Record<string, BrandPage>> = {
  koyo: {
    name: 'Koyo',
    origin: msg('Japan'),
    text: msg('Ball, tapered and cylindrical roller bearings from Japan.'),
    href: makerUrls.koyo,
  },
  dpi: {
    name: 'DPI',
    origin: msg('India'),
    text: msg('Ball, tapered roller and insert bearings from India.'),
    href: makerUrls.dpi,
  },
  zwz: {
    name: 'ZWZ',
    origin: msg('China'),
    text: msg(
      'Spherical, cylindrical and large bearings from China, from a maker in business since 1938 with over 10,000 types of bearing products.',
    ),
    href: makerUrls.zwz,
  },
  iko: {
    name: 'IKO',
    origin: msg('Japan'),
    text: msg('Needle roller bearings from Japan: drawn cups, cages, machined rings.'),
    href: makerUrls.iko,
  },
  wzwn: {
    name: 'WZWN',
    origin: '',
    text: msg('Cylindrical roller bearings.'),
    href: makerUrls.wzwn,
  },
};
