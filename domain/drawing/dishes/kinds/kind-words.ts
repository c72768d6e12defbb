/** Words of a title or a tag, and the kind of dish that they tell. */
export type KindWords = readonly (readonly [words: RegExp, kind: string])[]
