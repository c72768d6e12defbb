import { readBritishNames } from '../british.ts'
import { shownNames } from '../language-names.ts'
import { withLanguageNames, writeLanguageNames } from '../transport-language-names.ts'
import { wholeVocabulary } from './whole-catalogue.ts'

/** What British cooks call otherwise, as far as our texts speak of it. */
const americanWords =
  /\b(?:zucchini|eggplants?|cilantro|scallions?|arugula|snow peas?|fava|navy beans?|beets?|rutabagas?|bok choy|napa|cremini|bell peppers?|chil(?:i|es|ies)|all-purpose flour|whole-wheat|ground (?:beef|meat|lamb|chicken|pork|turkey|veal)|heavy cream|sour cream|powdered sugar|baking soda|cornstarch|almond flour|gelatin|soy milk|ladyfingers?|tomato paste|pitas?|canned|cans|can of|broil\w*|takeout|color|colors|gray|favorite|neighbors?)\b|(?<!dried )\bshrimp\b(?! paste)/iu

/** The whole vocabulary with its British names. */
export async function britishNames() {
  const american = await wholeVocabulary()
  const names = await readBritishNames()
  const shown = shownNames({ names, words: { meanings: {} } })
  const vocabulary = withLanguageNames(american, writeLanguageNames(american, shown))
  return { american, names, vocabulary, americanWords }
}
