import { type Dish, partsOf, type Writing } from '../dish.ts'
import { lineageOf } from '../../ingredients/lineage.ts'
import { meatsUntold } from '../named-meat.ts'
import { tellDish } from '../tell-dish.ts'
import { tellingIn } from './telling-in.ts'
import { nounsIn, type Tongue } from './tongue.ts'

/** Kinds whose names tell nobody what it is. */
const untelling = new Set(['meat', 'poultry', 'fish', 'seafood', 'sausage', 'ground-meat'])

/**
 * A dish with its words in another language. What it is, takes and asks for is that of the English one, which the verifier has read.
 *
 * @throws UntoldError where the language lacks a text or a name
 */
export function dishIn(dish: Dish, writing: Writing, tongue: Tongue): Dish {
  const { composition } = dish
  const { form, fillings, named } = partsOf(composition, writing)
  const telling = tellingIn(tongue, writing.vocabulary)
  const nounOf = nounsIn(writing.vocabulary, tongue.grammar)
  const told = tellDish(form, named.title, fillings, composition.servings, telling)
  const said = `${told.title} ${told.summary}`.toLocaleLowerCase(tongue.tag)
  const isSaid = (id: string) =>
    lineageOf(id, writing.vocabulary).some((kind) => {
      if (untelling.has(kind)) return false
      const noun = nounOf(kind)
      return [noun?.one, noun?.many].some(
        (name) => name && said.includes(name.toLocaleLowerCase(tongue.tag)),
      )
    })
  const untold = meatsUntold(fillings, isSaid, writing.vocabulary)
  const { grammar } = tongue
  const more = grammar.with.replaceAll(/\{it(?:\.(\w+))?\}/gu, (_, name: string | undefined) =>
    telling.bare(untold, name),
  )
  return {
    ...dish,
    ...told,
    summary: untold.length === 0 ? told.summary : `${told.summary} ${more}`,
  }
}
