import { indianCustomers } from '../countries/in-demo.data.ts';
import type { SiteModule } from '../site-module.ts';
import { about } from './about.ts';
import { facts } from './facts.ts';
import { home } from './home.ts';
import { mailTheme, mailThemeDark, printTheme } from './themes.data.ts';

export const zwzSite: SiteModule = {
  position: 1,

  facts,
  home,
  about,
  mailTheme,
  mailThemeDark,
  printTheme,
  salesDesk: { quoteValidDays: 14, remindDaysBefore: 2, marginFloorBp: 12_00 },
  demo: { ...indianCustomers, assortment: { ZWZ: 12_000 } },
};
