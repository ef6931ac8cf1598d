import * as makers from '../bearings/maker-list.ts';
import { msg } from '../lib/i18n.ts';
import { drawnZones } from './zone-drawings.ts';

export const makingBegins = {
  year: 1938,
  text: msg('Bearing production begins'),
  more: msg('Over 10,000 types of bearing products are made today.'),
};
export const distributionBegins = { year: 1969, text: msg('Distribution begins in Mumbai') };
export const established = { year: 2010, text: msg('Established in collaboration with a Chinese bearing group') };
export const partnered = { year: 2021, text: msg('Over 50 years with a brand partner') };

/** Demo data: which zone makes what is made up. */
export const factories = {
  note: msg('Six manufacturing zones with 22 plants'),
  zones: drawnZones([
    { name: msg('Zone 1'), text: msg('Deep groove ball bearings for motors, pumps and fans.') },
    { name: msg('Zone 2'), text: msg('Spherical roller bearings for mills, crushers and conveyors.') },
    { name: msg('Zone 3'), text: msg('Tapered roller bearings for axles, hubs and gear shafts.') },
    { name: msg('Zone 4'), text: msg('Cylindrical roller bearings for large motors and gearboxes.') },
    { name: msg('Zone 5'), text: msg('Self-aligning ball bearings for long shafts and textile machines.') },
    { name: msg('Zone 6'), text: msg('Thrust bearings for jacks, hooks and upright shafts.') },
  ]),
};

export const retrofitKit = msg('For motors above 70 kW there is a retrofit kit.');

export const wafangdian = {
  name: 'ZWZ',
  text: msg('The Chinese bearing group, in business since 1938, with over 10,000 types of bearing products.'),
  href: makers.zwz.page.href,
};
export const aboutKoyo = {
  name: 'Koyo',
  text: msg('Ball, tapered and cylindrical roller bearings from Japan.'),
  href: makers.koyo.page.href,
};
export const aboutIko = { name: 'IKO', text: msg('Needle roller bearings from Japan.'), href: makers.iko.page.href };

/** Demo data: these clients and their words are made up. */
export const testimonials = [
  {
    client: msg('Transmission Manufacturer'),
    quote: msg('We send a list of part numbers in the morning and know by noon what comes when.'),
  },
  {
    client: msg('Paper Manufacturer'),
    quote: msg('The old numbers on our dryer rolls are found, with what replaces them.'),
  },
  {
    client: msg('Steel Mill Design'),
    quote: msg('Drawings and sizes are there before we ask for a price.'),
  },
  {
    client: msg('GearBox Manufacturer'),
    quote: msg('Each box has its lot number, and the invoice names it too.'),
  },
];
