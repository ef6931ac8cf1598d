/** A page about a maker whose bearings a site sells. */
export type BrandPage = {
  /** As the catalogue's items name it. */
  name: string;
  /** Country of the maker; '' where it is not known. */
  origin: string;
  text: string;
  /** The maker's own site; those ending in .example are stand-ins. None of them lets itself be framed by another site. */
  href: string;
};

/** By the last part of its address, as a site's `brandPages` names it. */
export const brandPages: Readonly<Record<string, BrandPage>> = {
  koyo: {
    name: 'Koyo',
    origin: 'Japan',
    text: 'Ball, tapered and cylindrical roller bearings from Japan.',
    href: 'https://koyo.jtekt.co.jp/en/',
  },
  dpi: {
    name: 'DPI',
    origin: 'India',
    text: 'Ball, tapered roller and insert bearings from India.',
    href: 'https://www.dpi.example/',
  },
  zwz: {
    name: 'ZWZ',
    origin: 'China',
    text: 'Spherical, cylindrical and large bearings from China, by a maker at work since 1938 with over 10,000 types of bearing products.',
    href: 'https://www.zwz-bearing.com/',
  },
  iko: {
    name: 'IKO',
    origin: 'Japan',
    text: 'Needle roller bearings from Japan: drawn cups, cages, machined rings.',
    href: 'https://www.ikont.co.jp/eg/',
  },
  wzwn: {
    name: 'WZWN',
    origin: '',
    text: 'Cylindrical roller bearings.',
    href: 'https://www.wzwn.example/',
  },
};
