/** Ids above it are of recipes that people made. */
export const lastOfCatalogue = 100_000
