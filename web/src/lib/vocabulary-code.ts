/** What is of use with the vocabulary alone: it comes with it, after the first screen. */
export { readVocabulary } from '#catalogue/transport-vocabulary.ts'
export { kitchenOf } from '#domain/belief/kitchen-of.ts'
