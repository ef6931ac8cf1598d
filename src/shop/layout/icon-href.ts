import { type Site, siteModules } from '../../sites/site.ts';

type Named = Pick<Site, 'code' | 'name'> & { ownLook?: Site['ownLook'] | undefined };

/** The icon of the tab. What it is drawn from stands in its address, as browsers keep an icon for an hour. */
export function iconHref({ code, name, ownLook }: Named): string {
  if (ownLook?.icon) return ownLook.icon;
  const path = `/favicon-${code}.svg`;
  if (hasDeliveredIcon({ code, name, ownLook })) return path;
  const { first = '', second = '' } = ownLook?.colours ?? {};
  return `${path}?${new URLSearchParams({ name, colours: first + second })}`;
}

export const hasDeliveredIcon = ({ code, name, ownLook }: Named): boolean =>
  name === siteModules[code].facts.name && !ownLook?.colours;
