import type { MetaDescriptor } from 'react-router';

/** The picture of a shared link to an item, beside its share link. */
export const itemPicturePath = (shareLink: string): string => `${shareLink}/drawing.png`;

/** The picture of a link to any other page. */
export const sitePicturePath = '/shared-link.png';

export type PublicPage = {
  title: string;
  siteName: string;
  description: string;
  /** The whole address under which the page wants to be known. */
  canonical: string;
  /** Whole address of a picture 1200 × 630; the site's own when left out. */
  picture?: string | undefined;
  /** What the page is about, for machines (schema.org). */
  about?: readonly Record<string, unknown>[];
};

/** The head of a page that everybody may find and share. */
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

/** The head of a page that is its reader's alone. */
export const privateMeta = (title: string, siteName: string | undefined): MetaDescriptor[] => [
  { title: siteName ? `${title} · ${siteName}` : title },
  { name: 'robots', content: 'noindex' },
];
