import { word } from '../lib/say.ts';

/** A page about a maker whose bearings a site sells. */
export type BrandPage = {
  /** As the catalogue's items name it. */
  name: string;
  /** Country of the maker; '' where it is not known. */
  origin: string;
  text: string;
  /** The maker's own site, opened in a tab of its own. */
  href: string;
  /** Whether that site lets itself be shown inside another; none is known to. */
  framed?: true;
};

/** Those ending in .example are stand-ins. */
export const makerSites = {
  koyo: 'https://koyo.jtekt.co.jp/en/',
  dpi: 'https://www.dpi.example/',
  zwz: 'https://www.zwz-bearing.com/',
  iko: 'https://www.ikont.co.jp/eg/',
  wzwn: 'https://www.wzwn.example/',
} as const;

/** By the last part of its address, as a site's `brandPages` names it. */
export const brandPages: Readonly<Record<string, BrandPage>> = {
  koyo: {
    name: 'Koyo',
    origin: word('Japan'),
    text: word('Ball, tapered and cylindrical roller bearings from Japan.'),
    href: makerSites.koyo,
  },
  dpi: {
    name: 'DPI',
    origin: word('India'),
    text: word('Ball, tapered roller and insert bearings from India.'),
    href: makerSites.dpi,
  },
  zwz: {
    name: 'ZWZ',
    origin: word('China'),
    text: word(
      'Spherical, cylindrical and large bearings from China, by a maker at work since 1938 with over 10,000 types of bearing products.',
    ),
    href: makerSites.zwz,
  },
  iko: {
    name: 'IKO',
    origin: word('Japan'),
    text: word('Needle roller bearings from Japan: drawn cups, cages, machined rings.'),
    href: makerSites.iko,
  },
  wzwn: {
    name: 'WZWN',
    origin: '',
    text: word('Cylindrical roller bearings.'),
    href: makerSites.wzwn,
  },
};
