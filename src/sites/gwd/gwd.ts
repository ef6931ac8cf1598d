import { emiratesCustomers } from '../countries/ae-demo.data.ts';
import type { SiteModule } from '../site-module.ts';
import { about } from './about.ts';
import { facts } from './facts.ts';
import { home } from './home.ts';
import { mailTheme, mailThemeDark, printTheme } from './themes.data.ts';

export const gwdSite: SiteModule = {
  position: 3,
  isDefault: true,
  facts,
  home,
  about,
  mailTheme,
  mailThemeDark,
  printTheme,
  salesDesk: { quoteValidDays: 14, remindDaysBefore: 2, marginFloorBp: 12_00 },
  demo: { ...emiratesCustomers, assortment: { ZWZ: 6_000, Koyo: 3_000, DPI: 600, IKO: 522, WZWN: 900 } },
};
