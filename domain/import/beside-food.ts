import { normaliseLine } from '../ingredients/normalise-line.ts'
import type { DraftLine } from '../recipes/draft.ts'
import { isEquipmentElsewhere } from './equipment-words.ts'

/** What a list of ingredients holds: foods, and what nobody eats. */
export interface SortedLines {
  foods: DraftLine[]
  /** "Wooden skewers", "parchment paper". */
  equipment: string[]
  /** "See notes", "Serves 4". */
  remarks: string[]
}

const kinds = {
  sticks: String.raw`(?:popsicle|lollipop|lolly|ice[ -](?:pop|lolly|cream)|craft|cake[ -]pop|candy apple|treat|cocktail|wooden|caramel apple|sucker)`,
  papers: String.raw`(?:parchment|baking|greaseproof|grease-?proof|wax(?:ed)?|butcher['’]?s?|kitchen|non-?stick baking|freezer|tissue)`,
  bags: String.raw`(?:zip[ -]?(?:per|top|lock|loc|close)?|ziplock|ziploc|re-?sealable(?: plastic)?|plastic|freezer|food storage|storage|piping|pastry|decorating|icing|oven|roasting|sous[ -]vide|vacuum(?:[ -]seal(?:er)?)?|brown paper|paper|disposable (?:piping|pastry|decorating)|jelly|spice|muslin|reynolds oven)`,
  liners: String.raw`(?:(?:mini |paper |foil |jumbo |silicone |standard )*(?:cupcake|muffin|baking)|slow[ -]cooker|crock-?pot|paper)`,
  woods: String.raw`(?:(?:(?:hickory|apple|cherry|oak|pecan|mesquite|maple|alder|cedar|smoking|fruit) )?wood|hickory|mesquite|oak|alder|smoking|apple-?wood|cherry-?wood|fruitwood)`,
  pans: String.raw`(?:spring-?form|baking|cake|loaf|roasting|muffin|(?:mini )?muffin|cupcake|tart|flan|pie|sheet|bundt|tube|jelly[ -]roll|gratin|casserole|brownie|angel food|sandwich|cookie|pizza|bun|quiche|souffl[eé]|grill|frying|saut[eé]|sauce|cast[ -]iron|loose[ -]bottom(?:ed)?|(?:loose[ -]bottom(?:ed)? )(?:tart|cake|flan))`,
  machines: String.raw`(?:(?:electric )?(?:stand|hand|electric) mixer|food processor|(?:high[ -]speed |immersion |stick |hand |regular )?blender|spice grinder|coffee grinder|(?:ice cream|waffle|pasta|bread|popcorn|panini|yogh?urt|tortilla) (?:maker|machine|iron|press)|instant pot|slow cooker|crock-?pot|pressure cooker|air[ -]fryer|rice cooker|deep[ -]fryer|dehydrator|dutch oven|sous[ -]vide (?:machine|circulator)|smoker)`,
  tools: String.raw`(?:rolling pin|(?:cookie|biscuit|pastry|pizza|round) cutters?|bench scraper|(?:pastry|basting) brush|mortar (?:and|&) pestle|mandolin(?:e)?|spirali[sz]er|microplane|(?:pizza|baking) (?:stone|steel|peel)|banneton|proofing basket|(?:wire|cooling) racks?|(?:silicone|baking) mats?|ramekins?|(?:silicone|candy|popsicle|chocolate|ice cube|cake|ice pop) (?:mou?lds?|trays?)|(?:(?:cardboard )?cake (?:boards?|rounds?|circles?))|(?:candy|sugar|instant[ -]read|deep[ -]fry(?:ing)?|meat|digital|oven|probe|jam|kitchen)(?: meat)? thermometer|kitchen scales?|(?:open |closed |large |small )*(?:star|piping|pastry|round) (?:tip|nozzle)s?|(?:paper|drinking) straws|cocktail umbrellas?|coffee filters?|(?:latex|disposable|rubber|kitchen|food) gloves|spray bottle|steamer basket|bamboo steamer|toothpicks?|tooth picks?|cheese ?cloth|muslin(?: (?:cloth|square|bag))?|(?:mason|canning|kilner|preserving|jam|sterili[sz]ed(?: jam)?|glass|pint canning) jars?(?: with (?:lids|tight[ -]fitting lids))?)`,
}
const things = [
  `skewers?`,
  `${kinds.sticks} (?:sticks?|skewers?|picks?)`,
  String.raw`${kinds.papers} (?:paper|parchment)`,
  String.raw`(?:baking )?parchment|paper towels?|kitchen (?:roll|towels?)`,
  String.raw`(?:(?:aluminium|aluminum|tin|kitchen|heavy[ -]duty)[ -])*foil|plastic (?:wrap|film)|cling ?(?:film|wrap)|saran wrap|bees?wax wrap`,
  String.raw`(?:kitchen|butcher['’]?s?|cooking|cook['’]?s|trussing|cotton|culinary)(?: cotton)? (?:twine|string)|twine|string`,
  String.raw`${kinds.bags} bags?`,
  String.raw`${kinds.liners} (?:liners?|cases?|cups|papers|wrappers)`,
  String.raw`${kinds.woods} (?:chips|chunks)|(?:cedar|wooden|wood|grilling)(?: grilling)? planks?|charcoal|lighter fluid`,
  String.raw`${kinds.pans}[ -]?(?:pans?|tins?|dish(?:es)?|trays?|plates?|sheets?|mou?lds?|skillets?)|cast[ -]iron skillet`,
  kinds.machines,
  kinds.tools,
].join('|')

const sizes = String.raw`(?:\d+(?:[./]\d+)?(?!\d)|[½¼¾"]|(?:x|by|about|approx\.?|an?|some|few|extra|pcs?|pieces?|sheets?|squares?|packs?|of|long|short|thin|thick|flat|small|medium|large|mini|big|deep|shallow|round|square|rectangular|regular|metal|wooden|wood|bamboo|steel|non-?stick|ovenproof|oven-safe|glass|ceramic|heavy|heavy-duty|disposable|sturdy|clean|dry|pre-?soaked|soaked|paper|plastic|quart|gallon|pint|cups?|hole|count|size|sized|inch(?:es)?|in|cm|mm|ml|oz|ounce|your favou?rite|kitchen|kebab|lined)(?!\p{L}))`
const behind = String.raw`(?: ?[,(-] ?|\s+)(?:(?:soaked|fitted|optional|greased|lined|washed|cut|trimmed|for|to|if|as|sterili[sz]ed|about|at least|halved|with (?:lids?|tight|an? (?:\p{L}+ ){0,3}(?:tip|nozzle|lid|hole)))[^+&]*)`
const equipment = new RegExp(
  `^(?:you(?:['’]ll| will)(?: also)? need:? )?(?:${sizes}[\\s().,×-]*)*(?:${things})(?:${behind})?[).]?$`,
  'iu',
)
/** "Special equipment: a 9-inch pie plate and a candy thermometer": whatever it names. */
const labelledEquipment =
  /^(?:special|optional|recommended)?\s*(?:equipment|tools?|supplies|hardware)(?: (?:needed|required|used))?\s*:/iu
/** What a tool is used with may be eaten: "parchment paper brushed with oil". */
const mayHoldFood =
  /(?<!\p{L})(?:and|plus|or|filled|brushed|coated|buttered|oiled|dusted|butter|oil|flour|sugar)(?!\p{L})/iu

function isEquipment(line: string): boolean {
  if (labelledEquipment.test(line) || isEquipmentElsewhere(line)) return true
  const [tool = ''] = line.split(/\bsoaked\b/iu)
  return equipment.test(line) && !mayHoldFood.test(tool.replace(/mortar and pestle/iu, ''))
}

const remark = new RegExp(
  `^(?:${[
    String.raw`(?:please )?(?:see|check|read|refer to) (?:the |my |our |recipe |post |blog )*(?:notes?|tips?|post|video|instructions?|directions?|above|below|headnote)(?: (?:above|below|section|for|on|about|regarding|substitutions?|more|details?|options?|variations?|the|in|of|post|recipe|this)){0,6}`,
    String.raw`(?:recipe )?(?:serves|makes|yields?|servings|portions)(?: about| approx(?:imately)?\.?| around)?:? \d+(?: ?[-–/] ?\d+| to \d+)?(?: (?:servings?|portions?|people|persons|cups?|dozen|pieces|slices|adults|as an? (?:main|side|starter|appeti[sz]er)))*`,
    String.raw`(?:prep(?:aration)?|cook(?:ing)?|total|active|bake|baking|rest(?:ing)?|chill(?:ing)?) time:? .{1,30}`,
    String.raw`(?:enjoy|that['’]?s it|happy cooking|bon app[eé]tit)`,
    String.raw`(?:\*|all )?(?:measurements|amounts|quantities|ingredients) (?:are|is) (?:approximate|estimates?|for \d+ (?:servings?|people|portions?))`,
  ].join('|')})$`,
  'iu',
)

const longestLine = 200
/** "Oder Alfalfa-Sprossen" as a line of its own. A lone "o" is a bullet as often. */
const offersInstead = /^(?:oder|ou)\s+\p{L}/iu

/** Lines with what would do instead of the one above them, which pages put on the next line. */
function withOffers(lines: readonly DraftLine[]): DraftLine[] {
  const joined: DraftLine[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const text = `${above?.text.trim()} ${line.text.trim()}`
    const isOffer = offersInstead.test(line.text.trim()) && text.length <= longestLine
    const isBelow = above?.section === line.section && above.chosen === null && line.chosen === null
    if (above !== undefined && isOffer && isBelow) joined[joined.length - 1] = { ...above, text }
    else joined.push(line)
  }
  return joined
}

/** Tells what one eats from what stands beside it in a list of ingredients. What is not certain stays a food. */
export function sortLines(lines: readonly DraftLine[]): SortedLines {
  const sorted: SortedLines = { foods: [], equipment: [], remarks: [] }
  for (const line of lines) {
    const text = normaliseLine(line.text).replace(/[\s.!]+$/u, '')
    if (line.chosen !== null) sorted.foods.push(line)
    else if (isEquipment(text)) sorted.equipment.push(line.text)
    else if (remark.test(text.replace(/^notes?:?\s+|^\((.*)\)$/iu, '$1')))
      sorted.remarks.push(line.text)
    else sorted.foods.push(line)
  }
  return sorted.foods.length > 0
    ? { ...sorted, foods: withOffers(sorted.foods) }
    : { foods: [...lines], equipment: [], remarks: [] }
}
