/** What is of use with the vocabulary alone: it comes with it, after the first screen. */
export { readVocabulary } from '#catalogue/transport-vocabulary.ts'
export { withLikely } from '#domain/belief/with-likely.ts'
export { prepareKitchen } from '#domain/matching/kitchen.ts'
export { pantryEntries } from '#domain/pantry/pantry-entries.ts'
