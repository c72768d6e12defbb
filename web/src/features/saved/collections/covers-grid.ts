/** How covers stand beside each other. */
export const gridStyle =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3.5 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4 xl:grid-cols-5'

/** Of its first recipes: some may share a picture, and some have none. */
export const mostLookedAt = 12
