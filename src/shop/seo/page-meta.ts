import type { MetaDescriptor } from 'react-router';

export const itemPicturePath = (shareLink: string): string => `${shareLink}/drawing.png`;

export const sitePicturePath = '/shared-link.png';

export type PublicPage = {
  title: string;
  siteName: string;
  description: string;
  canonical: string;
  /** 1200 × 630 px; the site's own if left out. */
  picture?: string | undefined;
  /** JSON-LD objects. */
  about?: readonly Record<string, unknown>[];
};

export function publicMeta({ title, siteName, description, canonical, picture, about = [] }: PublicPage) {
  const image = picture ?? new URL(sitePicturePath, canonical).href;
  const property = (name: string, content: string): MetaDescriptor => ({ property: `og:${name}`, content });
  return [
    { title: `${title} · ${siteName}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    property('type', 'website'),
    property('site_name', siteName),
    property('title', title),
    property('description', description),
    property('url', canonical),
    property('image', image),
    property('image:width', '1200'),
    property('image:height', '630'),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...about.map((thing) => ({ 'script:ld+json': thing }) as MetaDescriptor),
  ] satisfies MetaDescriptor[];
}

export const privateMeta = (title: string, siteName: string | undefined): MetaDescriptor[] => [
  { title: siteName ? `${title} · ${siteName}` : title },
  { name: 'robots', content: 'noindex' },
];
