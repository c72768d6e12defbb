import { foldText, singularForm } from '../ingredients/normalise.ts'
import type { Avoidable } from '../ingredients/vocabulary.ts'
import type { DietId } from './diets.ts'
import type { RecipeFact } from './kitchen-facts.ts'

/** What is asked of a recipe that shall do without it. */
export interface Thing {
  restrictions?: readonly Avoidable[]
  preferences?: readonly DietId[]
  facts?: readonly RecipeFact[]
}

/**
 * What people want to do without, as they say it in the languages of the app. What stands for more than is said is stricter,
 * never laxer: who wants no almonds gets nothing with any tree nut.
 */
const things: readonly (readonly [names: string, thing: Thing])[] = [
  ['gluten|glutine|glúten', { restrictions: ['gluten'] }],
  ['wheat|weizen|blé|trigo|grano|frumento', { restrictions: ['wheat'] }],
  [
    'dairy|milk|lactose|milch|milchprodukte|laktose|lait|produits laitiers|laitages|lácteos|leche|lactosa|latte|lattosio|latticini',
    { restrictions: ['dairy'] },
  ],
  [
    'cheese|butter|cream|yogurt|yoghurt|käse|sahne|joghurt|fromage|beurre|crème|yaourt|queso|mantequilla|nata|yogur|formaggio|burro|panna',
    { restrictions: ['dairy'] },
  ],
  ['egg|ei|eier|œuf|huevo|uovo|uova', { restrictions: ['eggs'] }],
  [
    'nut|nuss|nüsse|nüssen|noix|fruits à coque|frutos secos|frutos de cáscara|nuez|nueces|noci|frutta a guscio|frutta secca',
    { restrictions: ['nuts'] },
  ],
  [
    'tree nut|almond|hazelnut|walnut|cashew|pistachio|pecan|mandel|mandeln|haselnuss|haselnüsse|walnuss|walnüsse|schalenfrüchte|amande|noisette|almendra|avellana|mandorla|mandorle|nocciola|nocciole',
    { restrictions: ['tree-nuts'] },
  ],
  [
    'peanut|erdnuss|erdnüsse|arachide|cacahuète|cacahuete|cacahuate|maní|arachidi',
    { restrictions: ['peanuts'] },
  ],
  ['soy|soya|soja|soia', { restrictions: ['soy'] }],
  ['fish|fisch|poisson|pescado|pesce', { restrictions: ['fish'] }],
  [
    'shellfish|schalentiere|meeresfrüchte|fruits de mer|marisco|frutti di mare',
    { restrictions: ['shellfish'] },
  ],
  ['seafood', { restrictions: ['fish', 'shellfish'] }],
  [
    'crustacean|prawn|shrimp|krebstiere|garnelen|crustacé|crevette|crustáceo|gamba|crostacei|gamberi',
    { restrictions: ['crustaceans'] },
  ],
  ['mollusc|mollusk|weichtiere|mollusque|molusco|molluschi', { restrictions: ['molluscs'] }],
  ['sesame|sesam|sésame|sésamo|sesamo', { restrictions: ['sesame'] }],
  ['celery|sellerie|céleri|apio|sedano', { restrictions: ['celery'] }],
  ['mustard|senf|moutarde|mostaza|senape', { restrictions: ['mustard'] }],
  ['lupin|lupine|lupinen|altramuz|altramuces|lupini', { restrictions: ['lupin'] }],
  ['sulphite|sulfite|sulfit|sulfito|solfito|solfiti|sulfites', { restrictions: ['sulphites'] }],
  ['meat|fleisch|viande|carne', { preferences: ['vegetarian'] }],
  ['alcohol|alkohol|alcool|alcol', { facts: ['no-alcohol'] }],
  [
    'oven|ofen|backofen|four|horno|forno|use of the oven|bake|baking|backen|hornear|infornare',
    { facts: ['without-oven'] },
  ],
  ['stove|herd|cuisinière|fornello', { facts: ['without-stove'] }],
  ['blender|stabmixer|mixeur|licuadora|batidora|frullatore', { facts: ['without-blender'] }],
  ['mixer|handmixer|rührgerät|stand mixer|sbattitore', { facts: ['without-mixer'] }],
  ['food processor|küchenmaschine|robot', { facts: ['without-food-processor'] }],
  ['microwave|mikrowelle|micro ondes|microondas|microonde', { facts: ['without-microwave'] }],
]

/** Which begin with the name of such a thing and are another, folded and in the singular: there is no rule for them. */
export const otherThings: ReadonlySet<string> = new Set([
  'baking powder',
  'baking soda',
  'noix de coco',
  'noix de muscade',
  'lait de coco',
  'nuez moscada',
  'leche de coco',
  'latte di cocco',
  'noce moscata',
])

let byName: ReadonlyMap<string, Thing> | undefined

/** By names that are folded and in the singular. */
export function namesOfThings(): ReadonlyMap<string, Thing> {
  byName ??= new Map(
    things.flatMap(([names, thing]) =>
      names
        .split('|')
        .map((name) => [foldText(name).split(' ').map(singularForm).join(' '), thing] as const),
    ),
  )
  return byName
}
