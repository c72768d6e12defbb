import { normalise } from '../ingredients/normalise.ts'

/** What a word or a phrase means: a food, a dish, a way of cooking, a place, a quality. */
export type ConceptId = string

/** How surely something is so, from -1 (surely not) to 1. */
export type Strength = number

export type ConceptKind = 'food' | 'dish' | 'way' | 'quality' | 'place' | 'occasion' | 'diet'

/** A list of lines, `terms: what each of them is`, and what its lines tell of. */
export interface KnownList {
  kind: ConceptKind
  lines: string
}

interface Link {
  to: ConceptId
  strength: Strength
}

export const idOf = (words: string): ConceptId =>
  normalise(words.replaceAll('-', ' ')).replaceAll(' ', '-')

/** Said of foods before a list names them. */
const beginsThing = /^(?:meat|animal)/u
const isThing = (kind: ConceptKind) => kind === 'food' || kind === 'dish'

const likely = 0.5
const leastSure = 0.2
/** What a kind of something is like is said less surely of the thing itself. */
const farther = 0.8

/**
 * What is known of concepts. A line says of all terms before its colon what they are: `chowder, bisque: soup creamy`. `=` joins words
 * of one meaning, `?` stands behind what is likely, a minus before what something is not, `&` before a part that makes it up.
 */
export class Lexicon {
  readonly #terms = new Map<string, ConceptId>()
  readonly #kinds = new Map<ConceptId, ConceptKind>()
  readonly #links = new Map<ConceptId, Link[]>()
  readonly #parts = new Map<ConceptId, ConceptId[]>()
  /** Named only where something is said to be so. */
  readonly #onlySaid = new Set<ConceptId>()
  readonly #reached = new Map<ConceptId, ReadonlyMap<ConceptId, Strength>>()

  constructor(lists: readonly KnownList[]) {
    for (const { kind, lines } of lists) {
      for (const line of lines.split('\n')) if (line !== '') this.#learn(line, kind)
    }
  }

  /** The concept that a phrase names, in its normalised form. */
  conceptOf(phrase: string): ConceptId | undefined {
    return this.#terms.get(phrase)
  }

  /** The concept of a name that is written as lines write it: "low-fat". */
  named(name: string): ConceptId {
    return this.#resolved(idOf(name))
  }

  /** Whether a phrase is known only by its words: no list of ours says of which food or dish it is a kind. */
  isSumOfWords(phrase: string): boolean {
    const concept = this.#terms.get(phrase)
    if (concept === undefined || this.#onlySaid.has(concept)) return true
    if (!isThing(this.kindOf(concept))) return false
    return ![...this.reachOf(concept)].some(
      ([kind, strength]) => kind !== concept && strength >= likely && isThing(this.kindOf(kind)),
    )
  }

  /** What a concept is. What no list of ours names is a food of the catalogue. */
  kindOf(concept: ConceptId): ConceptKind {
    return this.#kinds.get(concept) ?? (this.#onlySaid.has(concept) ? 'quality' : 'food')
  }

  /** What makes something up: fries and gravy make poutine. */
  partsOf(concept: ConceptId): readonly ConceptId[] {
    return (this.#parts.get(concept) ?? []).map((each) => this.#resolved(each))
  }

  /** Foods and dishes of which something is surely a kind. */
  kindsOf(concept: ConceptId): ConceptId[] {
    const links = this.#links.get(concept) ?? []
    return links
      .filter(({ strength }) => strength === 1)
      .map(({ to }) => this.#resolved(to))
      .filter((to) => isThing(this.kindOf(to)))
  }

  /** Says of a concept that another list knows what it is a kind of. */
  relate(concept: ConceptId, parents: readonly (readonly [ConceptId, Strength])[]) {
    for (const [to, strength] of parents) this.#link(concept, { to: idOf(to), strength })
  }

  /** All that something is, itself included. What is said of it nearest counts against what is said of its kinds. */
  reachOf(concept: ConceptId): ReadonlyMap<ConceptId, Strength> {
    const known = this.#reached.get(concept)
    if (known !== undefined) return known
    const reached = new Map<ConceptId, Strength>([[concept, 1]])
    let level = new Map(reached)
    let depth = 0
    while (level.size > 0) {
      const next = new Map<ConceptId, Strength>()
      for (const [from, sure] of level) {
        if (sure < leastSure) continue
        for (const link of this.#links.get(from) ?? []) {
          const to = this.#resolved(link.to)
          const said = sure * link.strength * (depth > 0 && this.#isManner(to) ? farther : 1)
          const before = next.get(to)
          if (before === undefined || Math.abs(said) > Math.abs(before)) next.set(to, said)
        }
      }
      level = new Map()
      depth++
      for (const [to, said] of next) {
        const before = reached.get(to)
        const isSurer = before === undefined || (before > 0 && said > before)
        if (Math.abs(said) < leastSure || !isSurer) continue
        reached.set(to, said)
        level.set(to, said)
      }
    }
    this.#reached.set(concept, reached)
    return reached
  }

  /** Whether something is said of how a thing is, and not of what it is or holds. */
  #isManner(concept: ConceptId): boolean {
    const kind = this.kindOf(concept)
    if (concept.startsWith('of-') || concept === 'animal') return false
    return !isThing(kind) && kind !== 'place'
  }

  /** "side-dish" where a line says so of what is called "side" first. */
  #resolved(id: ConceptId): ConceptId {
    return this.#terms.get(id.replaceAll('-', ' ')) ?? id
  }

  #learn(line: string, kind: ConceptKind) {
    const [terms = '', said = ''] = line.split(':')
    const ids = terms.split(',').map((term) => this.#name(term, kind))
    for (const word of said.trim().split(/\s+/u)) {
      if (word === '') continue
      const strength = (word.endsWith('?') ? likely : 1) * (word.startsWith('-') ? -1 : 1)
      const to = idOf(word.replaceAll(/^[-&]|\?$/gu, ''))
      for (const id of ids) {
        if (word.startsWith('&')) this.#parts.set(id, [...(this.#parts.get(id) ?? []), to])
        else if (id !== to) this.#link(id, { to, strength })
      }
    }
  }

  #name(term: string, kind: ConceptKind): ConceptId {
    const [first = '', ...others] = term.split('=').map((each) => each.trim())
    const id = this.#terms.get(normalise(first.replaceAll('-', ' '))) ?? idOf(first)
    for (const each of [first, ...others]) {
      const phrase = normalise(each.replaceAll('-', ' '))
      if (!this.#terms.has(phrase)) this.#terms.set(phrase, id)
    }
    if (!this.#kinds.has(id)) this.#kinds.set(id, kind)
    return id
  }

  #link(from: ConceptId, link: Link) {
    const phrase = link.to.replaceAll('-', ' ')
    if (!this.#terms.has(phrase)) this.#terms.set(phrase, link.to)
    if (!this.#kinds.has(link.to) && !beginsThing.test(link.to)) this.#onlySaid.add(link.to)
    const links = this.#links.get(from)
    if (links === undefined) this.#links.set(from, [link])
    else links.push(link)
  }
}
