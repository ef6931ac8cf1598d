import { type OwnTheme, ownTheme } from './own-theme.ts';
import { type Site, siteModules } from './site.ts';
import type { MailTheme, PrintTheme } from './themes.ts';

type Looking = Pick<Site, 'code' | 'ownLook'>;

/** Mails of the site in the light or the dark theme. */
export function mailThemeOf({ code, ownLook }: Looking, scheme: 'light' | 'dark' = 'light'): MailTheme {
  const { mailTheme, mailThemeDark } = siteModules[code];
  const delivered = scheme === 'light' ? mailTheme : mailThemeDark;
  return ownLook?.colours ? only(delivered, ownTheme(ownLook.colours)[scheme]) : delivered;
}

/** Papers of the site. */
export function printThemeOf({ code, ownLook }: Looking): PrintTheme {
  const delivered = siteModules[code].printTheme;
  if (!ownLook?.colours) return delivered;
  const own = ownTheme(ownLook.colours).light;
  const { ink, ink2, line: lineThin, brand, mark } = own;
  return {
    ink,
    ink2,
    lineThin,
    brand,
    mark,
    draw: {
      line: own.drawLine,
      thin: own.drawThin,
      ring: own.drawRing,
      roll: own.drawRoll,
      ball: own.drawBall,
      seal: own.drawSeal,
      dim: own.drawDim,
      paper: own.drawPaper,
    },
  };
}

/** The colours that mails know by their names. */
const only = (delivered: MailTheme, own: OwnTheme): MailTheme =>
  Object.fromEntries(Object.keys(delivered).map((name) => [name, own[name as keyof MailTheme]])) as MailTheme;
