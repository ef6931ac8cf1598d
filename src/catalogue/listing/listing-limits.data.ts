export const itemsPerPage = 24;
export const maxFacetValues = 50;
export const maxFacetValueLength = 100;
