import { foldText } from '../ingredients/normalise.ts'

/** What the heading of a part of a recipe announces. */
export type PartKind = 'ingredients' | 'steps' | 'other'

const ofIngredients =
  'ingredients|ingredient list|ingredients list|the ingredients|you will need|youll need|what you need|what youll need|zutaten|die zutaten|zutatenliste|ingredienti|ingredientes|ingredientes necesarios|los ingredientes|os ingredientes|les ingredients|liste des ingredients|ingrédients|ingredienten|ingrediënten|benodigdheden|ingredienser|detta behover du|det skal du bruge|ainekset|ainesosat|raaka aineet|skladniki|suroviny|ingredience|prisady|hozzavalok|ingrediente|υλικα|ингредиенты|состав|продукты|malzemeler|材料|用料|食材'
const ofSteps =
  'method|the method|directions|direction|instructions|preparation|preparation steps|steps|procedure|cooking instructions|cooking directions|recipe instructions|how to make|how to make it|how to prepare|lets cook|lets make it|zubereitung|die zubereitung|anleitung|zubereitungsschritte|so gehts|so wirds gemacht|arbeitsschritte|preparazione|procedimento|come fare|istruzioni|etapes|les etapes|etapes de preparation|la preparation|realisation|la recette|instructions de preparation|preparacion|elaboracion|modo de preparacion|preparacion paso a paso|instrucciones|pasos|como se hace|preparacao|modo de preparo|modo de fazer|preparo|bereiding|bereidingswijze|werkwijze|zo maak je het|fremgangsmade|sadan gor du|gor sa har|tillagning|instruktioner|fremgangsmate|slik gjor du|ohje|valmistusohje|valmistus|nain teet|przygotowanie|sposob przygotowania|wykonanie|postup|priprava|elkeszites|a recept|mod de preparare|εκτελεση|приготовление|способ приготовления|как приготовить|yapilisi|hazirlanisi|作り方|做法|步骤'
const ofOthers =
  'notes|note|recipe notes|tips|tip|cooks note|cooks notes|cooks tips|chefs tip|recipe tips|nutrition|nutritional information|nutrition information|nutrition facts|nutritional info|nutrition per serving|video|equipment|tools|special equipment|storage|how to store|comments|leave a comment|leave a reply|leave a review|reviews|did you make this recipe|share|share this|print|related|related recipes|more recipes|you might also like|you may also like|about the author|faq|faqs|frequently asked questions|serving suggestions|variations|substitutions|recipe video|made this recipe|rate this recipe|tags|categories|newsletter|subscribe|follow us|shop|tipps|tipp|hinweise|notizen|nahrwerte|nahrwerte pro portion|nahrwertangaben|kommentare|weitere rezepte|ahnliche rezepte|das konnte dich auch interessieren|utensilien|astuces|astuce|conseils|notes de lauteur|commentaires|valeurs nutritionnelles|a lire aussi|consigli|note e consigli|conservazione|valori nutrizionali|commenti|ti potrebbe interessare|consejos|notas|trucos|informacion nutricional|comentarios|valor nutricional|recetas relacionadas|dicas|opmerkingen|voedingswaarden|reacties|naringsvarde|kommentarer|uwagi|komentarze|комментарии'

const known = new Map<string, PartKind>()
for (const [kind, words] of [
  ['ingredients', ofIngredients],
  ['steps', ofSteps],
  ['other', ofOthers],
] as const) {
  for (const word of words.split('|')) known.set(foldText(word), kind)
}

/** Behind the word itself: "Ingredients for the cake", "Zutaten für 4 Personen". */
const behind =
  /^(?:for|fur|pour|per|para|voor|til|till|dla|na|quantities|serves|makes|pro|x|\d).*$/u
const longestHeading = 70

/** The part that these words announce, where they are no more than a heading; null for others. */
export function partOf(text: string): PartKind | null {
  if (text.length > longestHeading) return null
  const folded = foldText(text.replace(/\([^)]*\)/gu, ' '))
  const whole = known.get(folded)
  if (whole !== undefined) return whole
  const words = folded.split(' ')
  for (const length of [3, 2, 1]) {
    const kind = known.get(words.slice(0, length).join(' '))
    const others = words.slice(length).join(' ')
    if (kind === 'ingredients' && behind.test(others)) return kind
    if (
      kind === 'steps' &&
      /^(?:for|fur|pour|per|para|de la|of|du|der|step by step)\b/u.test(others)
    )
      return kind
    if (kind === 'other' && words.length <= length + 2) return kind
  }
  return null
}
