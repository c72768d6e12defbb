/** A recipe that an answer writes out, as text: nobody has tried it. */
export interface InventedRecipe {
  title: string
  /** One ingredient each, as written. */
  ingredients: readonly string[]
  steps: readonly string[]
}

/** What stands over the two parts, in each language that the chef is asked in. */
const ofIngredients = 'ingredients|zutaten|ingrédients|ingredientes|ingredienti'
const ofSteps = [
  'steps|instructions|directions|method|preparation',
  'schritte|zubereitung|anleitung|so geht.?s',
  'étapes|préparation|instructions|réalisation',
  'pasos|preparación|elaboración|instrucciones',
  'passaggi|preparazione|procedimento|istruzioni',
].join('|')
const heading = new RegExp(
  String.raw`^\s*(?:#{1,6}\s+(.+?)|\*\*(.+?)\*\*:?|__(.+?)__:?|((?:${ofIngredients}|${ofSteps})\s?:))\s*$`,
  'iu',
)
const beginning = (names: string) => new RegExp(String.raw`^(?:${names})(?!\p{L})`, 'iu')
const beginsIngredients = beginning(ofIngredients)
const beginsSteps = beginning(ofSteps)
const beforeTitle = /^(?:recipe|rezept|recette|receta|ricetta)\s?:?\s+/iu
const item = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+(.+)$/
const bare = (text: string) =>
  text
    .replace(/\*\*|__|`/g, '')
    .replace(/:\s*$/, '')
    .trim()

const longestTitle = 200
const mostLines = 60

/** “For the sauce:” */
const isSection = (line: string) => /^\s*#/.test(line) || /:[*_]*\s*$/.test(line)

/**
 * The first recipe that an answer writes out whole: a title, then “Ingredients”, and a way to cook it as a
 * list. Null where a part is missing. Among the ingredients every line counts, however it is marked: one that was
 * passed over could be what somebody must not eat.
 */
export function inventedRecipe(answer: string): InventedRecipe | null {
  let title = ''
  let part: 'none' | 'ingredients' | 'steps' = 'none'
  const ingredients: string[] = []
  const steps: string[] = []
  for (const line of answer.split('\n')) {
    const said = heading.exec(line)
    const name = said === null ? null : bare(said.slice(1).find((each) => each !== undefined) ?? '')
    if (name !== null && beginsIngredients.test(name)) part = 'ingredients'
    else if (name !== null && beginsSteps.test(name)) part = 'steps'
    else if (name !== null && steps.length > 0) break
    else if (name !== null && part === 'none') title = name
    else {
      const [, text] = item.exec(line) ?? []
      if (part === 'ingredients' && line.trim() !== '' && !isSection(line)) {
        ingredients.push(bare(text ?? line))
      }
      if (text !== undefined && part === 'steps') steps.push(bare(text))
    }
  }
  if (title === '' || ingredients.length === 0 || steps.length === 0) return null
  if (ingredients.length > mostLines || steps.length > mostLines) return null
  return { title: title.replace(beforeTitle, '').slice(0, longestTitle), ingredients, steps }
}
