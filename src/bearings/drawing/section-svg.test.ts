import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawingTypes } from './drawing-types.ts';
import { sectionSvg } from './section-svg.ts';

/** Not drawn where their sizes leave no room for a stud or a nut. */
const needsMoreRoom = ['cam follower', 'adapter sleeve'];

const deepGroove = { type: 'deep groove ball', d: 25, D: 52, B: 15 };

describe('a section drawing', () => {
  it('draws every type at 40 px, at 120 px and large, with numbers only', () => {
    for (const type of drawingTypes)
      for (const size of [40, 120, 'large'] as const) {
        const svg = sectionSvg({ type, d: 60, D: 110, B: type === 'cam follower' ? 120 : 28, size });
        expect(svg, type).toMatch(/^<svg .*<\/svg>$/);
        expect(svg, type).not.toMatch(/NaN|undefined|Infinity/);
      }
  });

  it('shows eight bearing types differently at 40 px', () => {
    const eight = ['deep groove ball', 'angular contact ball', 'self-aligning ball', 'NU', 'spherical roller'];
    const all = [...eight, 'tapered roller', 'thrust ball', 'needle roller'];
    const bodies = all.map((type) => sectionSvg({ ...deepGroove, type, title: 'x' }));
    expect(new Set(bodies).size).toBe(8);
  });

  it('uses the colours of drawing variables only', () => {
    const svg = sectionSvg({ ...deepGroove, seal: '2RS', size: 'large' });
    const paints = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map((m) => m[1]);
    for (const paint of paints) expect(paint).toMatch(/^(none|var\(--draw-[a-z]+,(currentColor|none)\)|url\(#.*\))$/);
  });

  it('is to scale: a bore of 50 is twice a bore of 25', () => {
    const heights = [25, 50].map((d) => {
      const svg = sectionSvg({ ...deepGroove, d, D: 90, size: 'large', scale: 2, showFrontView: false });
      const edges = /<path d="M[\d.]+ ([\d.]+)V([\d.]+)M/.exec(svg);
      return Number(edges?.[2]) - Number(edges?.[1]);
    });
    expect(heights).toEqual([50, 100]);
  });

  it('shows sizes without trailing zeros', () => {
    const svg = sectionSvg({ ...deepGroove, B: 15.5, size: 'large' });
    expect([...svg.matchAll(/<text[^>]*>([^<]*)</g)].map((m) => m[1])).toEqual(['Ø52', 'Ø25', '15.5']);
    expect(sectionSvg({ ...deepGroove, size: 'large', showDimensions: false })).not.toContain('<text');
  });

  it('differs for shield, seal, one side and both sides', () => {
    const seals = ['open', 'Z', '2Z', 'RS', '2RS', 'shield and seal'];
    const svgs = seals.map((seal) => sectionSvg({ ...deepGroove, seal, key: 'k', title: 't' }));
    const bodies = svgs.map((svg) => svg.replace(/h[a-z]+_groove[\w-]*/g, ''));
    expect(new Set(bodies).size).toBe(seals.length);
    const words = sectionSvg({ ...deepGroove, seal: 'contact seal x2', title: 't' });
    expect(words).toBe(svgs[4]);
  });

  it('shows only the rings when asked for', () => {
    expect(sectionSvg({ ...deepGroove, size: 200 })).toContain('--draw-ball');
    expect(sectionSvg({ ...deepGroove, size: 200, ringsOnly: true })).not.toContain('--draw-ball');
  });

  it('escapes the title', () => {
    expect(sectionSvg({ ...deepGroove, title: '"><script>' })).toContain('aria-label="&quot;&gt;&lt;script&gt;"');
  });

  it('is empty for what it cannot draw', () => {
    expect(sectionSvg({ ...deepGroove, type: 'grease' })).toBe('');
    expect(sectionSvg({ ...deepGroove, type: 'toString' })).toBe('');
    expect(sectionSvg({ ...deepGroove, d: 60 })).toBe('');
    expect(sectionSvg({ ...deepGroove, B: Number.NaN })).toBe('');
    expect(sectionSvg({ ...deepGroove, d: 0 })).toBe('');
  });

  it('holds for any bore, outside and width', () => {
    const mm = fc.double({ min: 1, max: 2000, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...drawingTypes), mm, mm, mm, (type, d, wall, B) => {
        const svg = sectionSvg({ type, d, D: d + wall, B, size: 'large' });
        return (
          (svg === '' ? needsMoreRoom.includes(type) : svg.startsWith('<svg')) && !/NaN|undefined|Infinity/.test(svg)
        );
      }),
    );
  });
});

describe('a bore and a cage', () => {
  const spherical = { type: 'spherical roller', d: 100, D: 180, B: 46, size: 'large', showFrontView: false } as const;
  const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map((match) => match[1]);

  it('draws a taper whose large end is on the left, and says how it tapers', () => {
    const edgesOf = (bore: string) => {
      const svg = sectionSvg({ ...spherical, bore, scale: 2 });
      const [, left = '', right = ''] = /<path d="M[\d.]+ [\d.]+V([\d.]+)M[\d.]+ [\d.]+V([\d.]+)"/.exec(svg) ?? [];
      return Number(left) - Number(right);
    };
    expect(edgesOf('cylindrical')).toBe(0);
    expect(edgesOf('taper 1:12')).toBeCloseTo((46 / 24) * 2, 1);
    expect(edgesOf('taper 1:30')).toBeCloseTo((46 / 60) * 2, 1);
    expect(textsOf(sectionSvg({ ...spherical, bore: 'taper 1:12' }))).toEqual(['Ø180', 'Ø100, 1:12', '46']);
    expect(textsOf(sectionSvg({ ...spherical, bore: 'anything' }))).toEqual(['Ø180', 'Ø100', '46']);
  });

  it('differs for pressed steel, brass and polyamide, in every type with a cage', () => {
    const withCage = (type: string, cage?: string) =>
      sectionSvg({ ...deepGroove, type, size: 'large', key: 'k', title: 't', ...(cage && { cage }) });
    for (const type of ['deep groove ball', 'NU', 'spherical roller', 'self-aligning ball']) {
      const drawn = [withCage(type), withCage(type, 'brass'), withCage(type, 'polyamide')];
      expect(new Set(drawn).size, type).toBe(3);
      expect(withCage(type, 'steel'), type).toBe(drawn[0]);
    }
  });

  it('holds for any size', () => {
    const mm = fc.double({ min: 1, max: 2000, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...drawingTypes), mm, mm, mm, (type, d, wall, B) => {
        const svg = sectionSvg({ type, d, D: d + wall, B, size: 'large', bore: 'taper 1:12', cage: 'brass' });
        return (
          (svg === '' ? needsMoreRoom.includes(type) : svg.startsWith('<svg')) && !/NaN|undefined|Infinity/.test(svg)
        );
      }),
    );
  });
});
