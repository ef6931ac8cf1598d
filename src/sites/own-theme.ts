import { contrast, mix, nearest } from './contrast.ts';

/** The two colours of a seller as '#rrggbb': the first for head, buttons and links, the second for lines and counts. */
export type OwnColours = { first: string; second: string };

const black = '#000000';
const white = '#ffffff';

/** What text and what lines need, by WCAG AA. */
export const textNeeds = 4.5;
export const linesNeed = 3;

/** The darkest ground of the light theme, and the lightest of the dark one, on which the first colour is text. */
const textGround = { light: '#e2e2e2', dark: '#333333' };

const neutral = {
  light: {
    page: '#f5f5f5',
    surface: white,
    sunken: '#ebebeb',
    ink: '#1a1a1a',
    ink2: '#4a4a4a',
    ink3: '#5d5d5d',
    line: '#d9d9d9',
    lineStrong: '#7d7d7d',
    rule: '#1a1a1a',
  },
  dark: {
    page: '#111111',
    surface: '#191919',
    sunken: '#232323',
    ink: '#ececec',
    ink2: '#bdbdbd',
    ink3: '#9f9f9f',
    line: '#303030',
    lineStrong: '#747474',
    rule: '#bdbdbd',
  },
} as const;

export type OwnTheme = ReturnType<typeof themeIn>;

/** The colours of the light and of the dark theme that follow from the two. */
export const ownTheme = (colours: OwnColours): Record<'light' | 'dark', OwnTheme> => ({
  light: themeIn('light', colours),
  dark: themeIn('dark', colours),
});

function themeIn(scheme: 'light' | 'dark', { first, second }: OwnColours) {
  const isLight = scheme === 'light';
  const plain = neutral[scheme];
  const brand = isLight ? first : mix(first, black, 0.3);
  const accent = nearest(first, isLight ? black : white, holdsAsText(textGround[scheme]));
  const accentHover = mix(accent, isLight ? black : white, 0.3);
  const mark = isLight ? second : nearest(second, white, (one) => isLine(one, brand) && isLine(one, plain.page));
  return {
    ...plain,
    brand,
    onBrand: white,
    onBrand2: nearest(mix(white, brand, 0.25), white, holdsAsText(brand)),
    brandLine: mix(brand, white, 0.3),
    accent,
    accentHover,
    onAccent: isLight ? white : plain.page,
    accentSoft: isLight ? mix(white, first, 0.1) : mix(plain.surface, first, 0.25),
    onAccentSoft: accentHover,
    mark,
    onMark: contrast(mark, black) >= textNeeds ? black : white,
    drawLine: plain.ink,
    drawThin: isLight ? '#8a8a8a' : '#7d7d7d',
    drawRing: isLight ? mix(white, first, 0.1) : mix(plain.sunken, first, 0.15),
    drawRoll: accent,
    drawBall: plain.surface,
    drawSeal: plain.ink,
    drawDim: accent,
    drawPaper: plain.surface,
  };
}

const holdsAsText = (ground: string) => (colour: string) => contrast(colour, ground) >= textNeeds;
const isLine = (colour: string, ground: string) => contrast(colour, ground) >= linesNeed;

/** The contrast of white letters on the first colour. */
export const contrastOfLetters = (first: string): number => contrast(white, first);

/** What a picker shows before a colour is chosen. */
export const unchosenColour = '#808080';

/** How dark the first colour must be for white letters on it. */
export const readableFirst = (colour: string): string => nearest(colour, black, holdsAsText(white));

/** The nearest tone of the second colour that is seen on the first. */
export function seenSecond({ first, second }: OwnColours): string {
  const [lighter, darker] = [white, black].map((end) => nearest(second, end, (one) => isLine(one, first)));
  return lighter !== undefined && isLine(lighter, first) ? lighter : (darker ?? white);
}

/** As the style attribute of the page has them: { '--accent': 'light-dark(#7a2140, #e493b4)' }. */
export function pageColours(colours: OwnColours): Record<`--${string}`, string> {
  const { light, dark } = ownTheme(colours);
  const names = Object.keys(light) as (keyof OwnTheme)[];
  return Object.fromEntries(names.map((name) => [`--${inCss(name)}`, `light-dark(${light[name]}, ${dark[name]})`]));
}

const inCss = (name: string) => name.replace(/[A-Z23]/g, (sign) => `-${sign.toLowerCase()}`);
