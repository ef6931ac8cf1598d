export const itemsPerPage = 24;
/** With more answers the availability is not counted, because each takes several look-ups; a filter by it is applied all the same. */
export const maxWithAvailability = 5_000;
/** A catalogue of no more items is counted whole, which is cheap for each. */
export const maxCatalogueWithAvailability = 20_000;
export const maxFacetValues = 50;
export const maxFacetValueLength = 100;
