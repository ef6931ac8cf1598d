                                                   

export const itemPicturePath = (shareLink        )         => `${shareLink}/drawing.png`;

export const sitePicturePath = '/shared-link.png';

                          
                
                   
                      
                    
                                                   
                               
                         
                                             
  

export function publicMeta({ title, siteName, description, canonical, picture, about = [] }            ) {
  const image = picture ?? new URL(sitePicturePath, canonical).href;
  const property = (name        , content        )                 => ({ property: `og:${name}`, content });
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
    ...about.map((thing) => ({ 'script:ld+json': thing })                  ),
  ]                           ;
}

export const privateMeta = (title        , siteName                    )                   => [
  { title: siteName ? `${title} · ${siteName}` : title },
  { name: 'robots', content: 'noindex' },
];
