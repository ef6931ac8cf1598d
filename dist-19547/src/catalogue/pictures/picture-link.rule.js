// The address of a picture names its content, so that a browser never asks for it twice.

export const pictureSizes = ['large', 'small']         ;
                                                        

/** The longer side of the small size, in px. */
const smallSide = 320;

                                                                           

const pictureHref = (folder        , { id, hash }                              , size             )         =>
  `${folder}/${id}/${size}-${hash}.webp`;

                                                                                          

/** With the width and height of the small size. */
export function pictureLink(picture         , folder = '/item-pictures')              {
  const scale = Math.min(1, smallSide / Math.max(picture.width, picture.height));
  const side = (length        ) => Math.max(1, Math.round(length * scale));
  return {
    large: pictureHref(folder, picture, 'large'),
    small: pictureHref(folder, picture, 'small'),
    width: side(picture.width),
    height: side(picture.height),
  };
}

export function pictureOfHref(id        , file        )                                                              {
  const [, size, hash = ''] = /^(large|small)-([0-9a-f]{16})\.webp$/.exec(file) ?? [];
  const known = pictureSizes.find((one) => one === size);
  return known && /^\d{1,15}$/.test(id) ? { id: Number(id), size: known, hash } : undefined;
}
