import { normalise } from './normalise.ts'
import { unitFromWords } from './unit-words.ts'
import type { Unit } from './units.ts'

/** Units that stand behind what they measure, and the names of which they are a part instead. */
const behind: Partial<Record<Unit, RegExp>> = {
  clove: /garlic|shallot|knoblauch/iu,
  sprig: /./u,
  stalk:
    /^(?!.*\b(?:pork|lamb|beef|spare|short|prime|racks?|louis|country|baby|back|brussels?)\b)/iu,
  head: /^(?!.*\b(?:fish|pig|pig's|salmon|lamb|sheep|prawn|shrimp|calf|cod|hog|goat|mushroom|flower|garlic flower)\b)/iu,
  slice: /./u,
  ear: /corn|maize/iu,
  bunch: /./u,
  leaf: /^(?:\w+ )?gelatine?$|\b(?:cabbage|lettuce|romaine|iceberg|radicchio|endive|chard|kale|spinach|collard)$/iu,
  loaf: /^(?!.*\b(?:meat|nut|veal|sugar)\b)/iu,
  block: /chocolate$/iu,
  stick: /celery|carrot|rhubarb|butter|margarine|lemongrass|liquorice/iu,
}

/** "2 garlic cloves", "4 thyme sprigs", "3 celery stalks": the unit behind the name, or null. */
export function withoutUnitBehind(name: string): { name: string; unit: Unit; text: string } | null {
  const cut = name.lastIndexOf(' ')
  if (cut <= 0) return null
  const text = name.slice(cut + 1)
  const unit = unitFromWords(normalise(text))
  const what = name.slice(0, cut)
  if (/\b(?:with|on|the|or|and|of|in|without)$/iu.test(what)) return null
  if (unit === null || !(behind[unit]?.test(what) ?? false)) return null
  return { name: what.replace(/^(?:plump|fat|thin|thick)\s+(?=\S)/iu, ''), unit, text }
}
