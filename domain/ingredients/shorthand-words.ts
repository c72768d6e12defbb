/**
 * Words that people shorten on a list, folded as they are typed, and what each may mean; `|` parts several
 * meanings. From kitchens in Britain, Ireland, North America, Australia, South Africa and India. A word here
 * is only ever a guess: what an alias spells in full belongs in the catalogue.
 */
const shortened = `
  yog: yogurt, yogs: yogurt, yoghs: yogurt, tom: tomato, toms: tomatoes, parm: parmesan, mozz: mozzarella,
  mozza: mozzarella, chx: chicken, chkn: chicken, chk: chicken, chick: chicken, chickn: chicken, chook: chicken,
  bnls: boneless, sknls: skinless, skls: skinless, brst: breast, brsts: breasts, thgh: thigh, thghs: thighs,
  drums: drumsticks, pots: potatoes, tats: potatoes, taters: potatoes, swt: sweet, spag: spaghetti, veg: vegetable,
  choc: chocolate, conf: confectioners, pwd: powdered|powder, pwdr: powdered|powder, powd: powdered|powder,
  pdr: powder, purp: purpose, worc: worcestershire, worcs: worcestershire, worcester: worcestershire, chz: cheese,
  ched: cheddar, crm: cream, btr: butter, flr: flour, sug: sugar, gran: granulated, brn: brown, wht: white|wheat,
  blk: black, grn: green, grnd: ground, grd: ground, frz: frozen, frzn: frozen, cnd: canned|condensed,
  cond: condensed, evap: evaporated, coco: coconut|cocoa, cuc: cucumber, cuke: cucumber, cukes: cucumbers,
  cauli: cauliflower, broc: broccoli, brocc: broccoli, caps: capsicums|capers, shroom: mushroom, shrooms: mushrooms,
  mushies: mushrooms, marg: margarine, marge: margarine, vin: vinegar, vineg: vinegar, bal: balsamic,
  balsam: balsamic, gg: ginger garlic, cinn: cinnamon, oreg: oregano, rosem: rosemary, prosc: prosciutto,
  snags: sausages, zuke: zucchini, zukes: zucchini, strawbs: strawberries, rasps: raspberries, raspbs: raspberries,
  nanas: bananas, nana: banana, kraut: sauerkraut, guac: guacamole, wholem: wholemeal, ww: whole wheat,
  unslt: unsalted, unsltd: unsalted, lge: large, lrg: large, sml: small, oj: orange juice, aj: apple juice,
  stk: steak|stock, jalap: jalapeno, jalaps: jalapenos, chipot: chipotle, cran: cranberry, crans: cranberries,
  bkg: baking, sce: sauce, n: and
`

/** Names that are short for one thing where they stand alone: "soy" of "soy milk" is not meant. */
const alone = `
  soy: soy sauce, soya: soy sauce, loaf: bread, sliced white: white bread, balsamic: balsamic vinegar, caster: caster sugar,
  s and p: salt and pepper, half n half: half and half, speck: bacon
`

function tableOf(text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    text.split(',').map((entry) => {
      const [word = '', meanings = ''] = entry.split(':')
      return [word.trim(), meanings.split('|').map((each) => each.trim())]
    }),
  )
}

const meaningsOfWord = tableOf(shortened)
const meaningsAlone = tableOf(alone)

/** The most spellings that are tried for one name. */
const mostSpellings = 16

/** What a folded name may be short for, spelt in full; none where no word of it is a shorthand. */
export function spelledOut(folded: string): string[] {
  const whole = meaningsAlone.get(folded)
  if (whole !== undefined) return [...whole]
  let spellings: string[] = ['']
  for (const word of folded.split(' ')) {
    const meanings = meaningsOfWord.get(word) ?? [word]
    spellings = spellings.flatMap((before) => meanings.map((each) => `${before} ${each}`.trim()))
    if (spellings.length > mostSpellings) return []
  }
  return spellings.filter((each) => each !== folded)
}
