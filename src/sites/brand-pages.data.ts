import { msg } from '../lib/i18n.ts';

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
  allowsFraming?: true;
};

/** Those ending in .example are stand-ins. */
export const makerUrls = {
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
      'Spherical, cylindrical and large bearings from China, by a maker at work since 1938 with over 10,000 types of bearing products.',
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
