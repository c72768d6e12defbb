import { lookUpGeneral } from './look-up-general.ts'
import { lookUp } from './look-up.ts'
import { normalise } from './normalise.ts'
import type { ParsedLine } from './parse-line.ts'
import { plainerNames } from './plainer-names.ts'
import type { Unit } from './units.ts'
import type { IngredientId, Vocabulary } from './vocabulary.ts'

/** "85g packet raspberry jelly" is set with water, and no jam. */
function jellyToSet(name: string, vocabulary: Vocabulary): IngredientId | null {
  if (!/ jelly$/iu.test(name) || lookUp(name, vocabulary) !== null) return null
  const crystals = `${name} crystals`
  return lookUp(crystals, vocabulary) ?? lookUpGeneral(crystals, vocabulary)
}

const bySpoon: ReadonlySet<Unit | null> = new Set<Unit | null>(['tsp', 'tbsp'])

/** "2 tsp chicken bouillon" is a concentrate, for nobody measures a stock so. */
function concentrate({ name, unit }: ParsedLine, vocabulary: Vocabulary): IngredientId | null {
  if (!bySpoon.has(unit) || !/ bou?i?ll?i?on$/iu.test(name)) return null
  return lookUp(`${name.replace(/\S+$/u, 'bouillon')} powder`, vocabulary)
}

/** What the part of a thing is that a line asks for, or what is in the tin that it asks for. */
export function partOrTinned(line: ParsedLine, vocabulary: Vocabulary): IngredientId | null {
  if (line.part !== null) {
    const part = lookUp(`${line.name} ${line.part}`, vocabulary)
    if (part !== null) return part
  }
  const powder = concentrate(line, vocabulary)
  if (powder !== null) return powder
  if (line.unit === 'pack') return jellyToSet(line.name, vocabulary)
  if (line.unit !== 'can' || line.alternatives.length > 0) return null
  const asItIs = lookUp(`canned ${line.name}`, vocabulary)
  // "Lata de atún": what is in the tin by its English name.
  const plain = asItIs ?? lookUp(line.name, vocabulary)
  if (plain !== null) return lookUpTinned(plain, vocabulary) ?? asItIs
  // Without its maker: "1 can Acme chili" is no chilli.
  const names = plainerNames(line.name).map((name) => lookUp(`canned ${name}`, vocabulary))
  return names.find((id) => id !== null) ?? null
}

/** What a food is in a tin, where such a thing has an entry of its own. */
function lookUpTinned(id: IngredientId, { aliases }: Vocabulary): IngredientId | null {
  return aliases.get(normalise(`canned ${id.replaceAll('-', ' ')}`)) ?? null
}
