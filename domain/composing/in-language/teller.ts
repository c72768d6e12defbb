import { lineageOf } from '../../ingredients/lineage.ts'
import { capitalised } from '../../ingredients/names.ts'
import type { IngredientId } from '../../ingredients/vocabulary.ts'
import { type Dish, partsOf, type Writing } from '../dish.ts'
import { meatsUntold } from '../named-meat.ts'
import { type DishWords, tellDish } from '../tell-dish.ts'
import { type Told, unlessUntold } from '../told.ts'
import { tidied } from '../template.ts'
import { isToldBy } from './is-told.ts'
import { tellingIn } from './telling-in.ts'
import type { Grammar } from './grammar.ts'
import { headOf, nounsIn, type Tongue } from './tongue.ts'

/** Kinds whose names tell nobody what it is. */
const untelling: ReadonlySet<IngredientId> = new Set([
  'meat',
  'poultry',
  'fish',
  'seafood',
  'sausage',
  'ground-meat',
])

/** Writes as one word what is one: "im Olivenöl". */
function contracting({ contracted }: Grammar): (text: string) => string {
  const pairs = Object.entries(contracted).flatMap(([two, one]) => [
    [two, one] as const,
    [capitalised(two), capitalised(one)] as const,
  ])
  const known = new Map(pairs)
  if (known.size === 0) return (text) => text
  const pattern = new RegExp(
    `(?<!, )(?<!\\p{L})(?:${[...known.keys()].join('|')})(?= \\p{L})`,
    'gu',
  )
  return (text) => text.replaceAll(pattern, (two) => known.get(two) ?? two)
}

/**
 * What tells dishes in a language. What a dish is, takes and asks for is that of the English one, which the verifier has read.
 *
 * @returns a function that throws UntoldError where the language lacks a text or a name
 */
export function strictTeller(
  tongue: Tongue,
  writing: Writing,
): (dish: Pick<Dish, 'composition'>) => DishWords {
  const { tag, grammar } = tongue
  const telling = tellingIn(tongue, writing.vocabulary)
  const nounOf = nounsIn(writing.vocabulary, grammar)
  const lower = (text: string) => text.toLocaleLowerCase(tag)
  const isNamedIn = (text: string) => (id: IngredientId) =>
    lineageOf(id, writing.vocabulary).some((kind) => {
      if (untelling.has(kind) && kind !== id) return false
      const noun = nounOf(kind)
      if (noun === undefined) return false
      // "mit weißem Fischfilet": by the word that its adjectives belong to.
      return [noun.one, noun.many ?? noun.one].some((name) => {
        const head = headOf(name, grammar)
        const isToldAs = (words: string) => isToldBy(words, text, grammar.headLast)
        return isToldAs(lower(name)) || (!grammar.untelling.has(head) && isToldAs(head))
      })
    })
  const contractOnly = contracting(grammar)
  const contract = (text: string) =>
    grammar.euphony.reduce(
      (said, [pattern, words]) => said.replaceAll(pattern, words),
      contractOnly(text),
    )
  return ({ composition }) => {
    const { form, fillings, named } = partsOf(composition, writing)
    const words = tellDish(form, named.title, fillings, composition.servings, telling)
    const told: DishWords = {
      title: tidied(contract(words.title.replaceAll(grammar.packed, ''))),
      summary: contract(words.summary),
      steps: words.steps.map(contract),
      tip: words.tip === null ? null : contract(words.tip),
      storage: words.storage === null ? null : contract(words.storage),
    }
    const isTold = isNamedIn(lower(`${told.title} ${told.summary}`))
    const untold = meatsUntold(fillings, isTold, writing.vocabulary)
    if (untold.length === 0) return told
    const more = grammar.with.replaceAll(/\{it(?:\.(\w+))?\}/gu, (_, name: string | undefined) =>
      telling.bare(untold, name),
    )
    return { ...told, summary: `${told.summary} ${more}` }
  }
}

/** How dishes are told in a language; in English where the language lacks something. */
export function toldIn(tongue: Tongue, writing: Writing): Told {
  const tell = strictTeller(tongue, writing)
  return {
    telling: tellingIn(tongue, writing.vocabulary),
    words: (dish) => unlessUntold<DishWords>(() => tell(dish), dish),
  }
}
