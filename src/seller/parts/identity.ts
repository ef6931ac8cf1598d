import type { FieldError } from '../../lib/contract.ts';
import { msg, t } from '../../lib/i18n.ts';
import { contrast } from '../../sites/contrast.ts';
import {
  contrastOfLetters,
  linesNeed,
  type OwnColours,
  readableFirst,
  seenSecond,
  textNeeds,
} from '../../sites/own-theme.ts';
import { type SellerSite, siteCodes, siteModules } from '../../sites/site.ts';
import type { LogoMark, OwnLook, OwnPicture } from '../../sites/site-facts.ts';
import { definePart } from '../fact-part.ts';

type Identity = Record<
  'name' | 'numberPrefix' | 'logo' | 'logoOnDark' | 'icon' | 'firstColour' | 'secondColour',
  string
>;

/** A ring with a ball in it: the mark of a shop that has a name of its own and no logo. */
const plainMark: LogoMark = {
  heavy: 'M16 4.5a11.5 11.5 0 1 0 0 23 11.5 11.5 0 0 0 0-23z',
  light: 'M16 27.5h0',
  ball: { radius: 4.6, outlined: false, fill: 'var(--mark)' },
};

export const identity = definePart<Identity>({
  label: msg('Name and look'),
  note: msg('Trade name, logo and colours: on every page, mail and paper. Papers that were issued keep their head.'),
  group: 'firm',
  fields: () => ({
    name: {
      kind: 'text',
      label: msg('Trade name'),
      max: 40,
      hint: msg('In the head, the tab, mails and SMS. The legal name stays under Company and contact.'),
    },
    numberPrefix: {
      kind: 'text',
      label: msg('Numbers begin with'),
      max: 8,
      hint: msg('Two to eight capital letters before the number of an order, RFI and receipt. Choose them for good.'),
    },
    logo: {
      kind: 'file',
      accepts: 'logo',
      label: msg('Logo, with the name in it'),
      optional: true,
    },
    logoOnDark: { kind: 'file', accepts: 'logo', label: msg('Logo on dark ground'), optional: true },
    icon: { kind: 'file', accepts: 'logo', label: msg('Icon of the tab, square'), optional: true },
    firstColour: {
      kind: 'text',
      label: msg('First colour'),
      max: 7,
      form: 'colour',
      optional: true,
      hint: msg('Head, buttons and links. White letters must be readable on it.'),
    },
    secondColour: {
      kind: 'text',
      label: msg('Second colour'),
      max: 7,
      form: 'colour',
      optional: true,
      hint: msg('Lines and counts. It must be seen on the first.'),
    },
  }),
  read: ({ name, numberPrefix, ownLook }) => ({
    name,
    numberPrefix,
    logo: ownLook?.logo?.href ?? '',
    logoOnDark: ownLook?.logoOnDark?.href ?? '',
    icon: ownLook?.icon ?? '',
    firstColour: ownLook?.colours?.first ?? '',
    secondColour: ownLook?.colours?.second ?? '',
  }),
  apply: ({ ownLook: _look, formerPrefixes: _former, logoPictures: _pictures, ...site }, data) => {
    const delivered = siteModules[site.code].facts;
    const ownLook = lookOf(data);
    return {
      ...site,
      name: data.name,
      numberPrefix: data.numberPrefix,
      ...(data.numberPrefix !== delivered.numberPrefix && { formerPrefixes: [delivered.numberPrefix] }),
      logo: data.name === delivered.name ? delivered.logo : plainMark,
      ...(Object.keys(ownLook).length > 0 && { ownLook }),
    };
  },
  check: (data, site) => [...prefixErrors(data, site), ...colourErrors(data), ...logoErrors(data)],
  page: () => '/',
});

function lookOf({ logo, logoOnDark, icon, firstColour, secondColour }: Identity): OwnLook {
  const colours = firstColour && secondColour && coloursOf(firstColour, secondColour);
  return {
    ...(colours && { colours }),
    ...(logo && { logo: unread(logo) }),
    ...(logo && logoOnDark && { logoOnDark: unread(logoOnDark) }),
    ...(icon && { icon }),
  };
}

const coloursOf = (first: string, second: string): OwnColours => ({
  first: first.toLowerCase(),
  second: second.toLowerCase(),
});

const unread = (href: string): OwnPicture => ({ href, width: 0, height: 0 });

/** Q stands in numbers of quotes, and each shop of the store has numbers of its own. */
function prefixErrors({ numberPrefix }: Identity, { code }: SellerSite): FieldError[] {
  const at = (message: string) => [{ field: 'numberPrefix', message }];
  if (!/^[A-Z]{2,8}$/.test(numberPrefix)) return at(t`Please use two to eight capital letters`);
  if (numberPrefix.endsWith('Q'))
    return at(t`Please end with another letter than Q, which stands in numbers of quotes`);
  const other = siteCodes.find((one) => one !== code && siteModules[one].facts.numberPrefix === numberPrefix);
  return other ? at(t`Another shop of this store has these letters`) : [];
}

function colourErrors({ firstColour, secondColour }: Identity): FieldError[] {
  if (!firstColour && !secondColour) return [];
  const both = t`Please enter both colours, or none`;
  if (!firstColour) return [{ field: 'firstColour', message: both }];
  if (!secondColour) return [{ field: 'secondColour', message: both }];
  const { first, second } = coloursOf(firstColour, secondColour);
  const letters = contrastOfLetters(first);
  if (letters < textNeeds) {
    const message = t`White letters on it have a contrast of ${ratio(letters)}, readable are ${textNeeds} and more. The nearest tone that holds is ${readableFirst(first)}`;
    return [{ field: 'firstColour', message }];
  }
  const lines = contrast(second, first);
  if (lines >= linesNeed) return [];
  const message = t`On the first colour it has a contrast of ${ratio(lines)}, seen is ${linesNeed} and more. The nearest tone that holds is ${seenSecond({ first, second })}`;
  return [{ field: 'secondColour', message }];
}

/** Rounded down, so that 4.49 is not shown as enough. */
const ratio = (contrast: number): string => String(Math.floor(contrast * 10) / 10);

const logoErrors = ({ logo, logoOnDark }: Identity): FieldError[] =>
  logoOnDark && !logo ? [{ field: 'logo', message: t`Please upload the logo for light ground as well` }] : [];
