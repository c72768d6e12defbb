/** A name with what its grammar needs. */
export interface Noun {
  /** "rote Zwiebel" */
  one: string
  /** "rote Zwiebeln"; null where it has no plural, or nothing else. */
  many: string | null
  gender: 'm' | 'f' | 'n'
  /** Where several are of another: “l’uovo”, “le uova”. */
  genderOfMany?: 'm' | 'f' | 'n' | undefined
  /** Whether it stands in the plural always: "Haferflocken". */
  isPlural: boolean
}

/**
 * Words by what they agree with: `m`, `f`, `n` of one, `mp`, `fp`, `np` of several, or `p` of several of any gender; behind a
 * space the sound with which the next word begins: `m vowel`.
 */
export type Agreeing = Readonly<Record<string, string>>

/** A form in which things are named: a case, or together with a preposition. */
export interface NounForm {
  article: Agreeing
  pronoun: Agreeing
  /** Whether the article stands also where names stand alone: "au poulet et aux carottes". */
  alone?: boolean | undefined
  /** Ends of the adjectives before a noun, with the article and without. */
  adjectives?: { after: Agreeing; bare: Agreeing } | undefined
  /** What the noun itself takes, where it does not end so already: "den Zwiebeln". */
  ending?: Agreeing | undefined
}

/** What signs of safety are said by; `{degrees}` stands for "74 °C". */
export interface SafetyWords {
  'no pink': string
  steaming: string
  'no pink inside': string
  thickest: string
}

/** How a language tells of dishes: `catalogue/languages/<tag>/grammar.yaml`. */
export interface Grammar {
  /** By name; a place that states none takes the first. */
  forms: Readonly<Record<string, NounForm>>
  /** Sounds at the beginning of a word, each with its pattern, the first that fits. */
  sounds: readonly (readonly [name: string, pattern: RegExp])[]
  /** Whether the word that the others belong to is the last one, as in German, or the first. */
  headLast: boolean
  /** Words before which a name ends for its grammar: "Tomaten | aus der Dose". */
  prepositions: ReadonlySet<string>
  /** Of one thing and of several: "ist", "sind". */
  is: Agreeing
  and: string
  /**
   * What joins clauses: `between` all but the last two; `last` where one of them has an "and" of its own, else `plain`. French says
   * “que” anew at each: “que le poulet soit tendre et que rien ne soit plus rosé”.
   */
  clauses: { between: string; last: string; plain: string }
  /** Between what is prepared and what is done with it then, where that would be one "and" too many: ", dann ". */
  andThen: string
  /** `{minutes}` is a number. */
  minutes: { one: string; many: string; moreOne: string; more: string }
  /** `{until}` is a clause. */
  until: string
  /** `{it}` is the fruit. */
  juice: string
  safe: SafetyWords
  /** Names meat and fish that the title and the summary do not: "Mit {it}." */
  with: string
  /** Plurals that take no ending in any form: "Rigatoni". */
  endless: RegExp
  /** How something was bought, which no title says: "aus der Dose". */
  packed: RegExp
  /** Two words that are written as one, but not behind a comma: "in dem", "im". */
  contracted: Readonly<Record<string, string>>
  /** What is written otherwise for its sound, by pattern: "y hinojo", "e hinojo". */
  euphony: readonly (readonly [pattern: RegExp, words: string])[]
  /** Words that tell nobody what meat it is: "Filet". */
  untelling: ReadonlySet<string>
  /** Ends of names that are the same for several: "Brötchen". */
  unchanged: readonly string[]
  /**
   * Ends of names by their gender; with a `p` of those that stand in the plural always; `mf` are masculine of one, feminine of several.
   * The longest that fits counts.
   */
  genders: Readonly<Partial<Record<GenderedEnds, readonly string[]>>>
}

type Gender = Noun['gender']
type GenderedEnds = Gender | `${Gender}p` | 'mf'
