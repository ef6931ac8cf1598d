                                                         

/** 'ID x OD x OW' in mm, or '' when no size is known. */
export function dimensionOf(row         )         {
  const sizes = [row.Dimension_ID, row.Dimension_OD, row.Dimension_OW];
  return sizes.some((mm) => mm > 0) ? sizes.join(' x ') : '';
}
