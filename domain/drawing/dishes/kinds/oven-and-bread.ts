import { toastedSandwich } from '../ways/breads.ts'
import { eggsInSauce, halvesInSauce } from '../ways/egg-dishes.ts'
import { custardTopped, inBatter, mashTopped } from '../ways/gratins.ts'
import { longRolls, pitas } from '../ways/filled-breads.ts'
import { chilaquiles } from '../ways/rolled.ts'
import { frittata, omelette, scrambled, tortilla } from '../ways/omelettes.ts'
import { bakedPotatoes, stuffed } from '../ways/stuffed.ts'
import { quesadilla, wrap } from '../ways/tortillas.ts'
import { roastBird, roastJoint } from '../ways/whole-roasts.ts'
import type { Serving } from './serving.ts'
import { baked, between, bowlWithDip, bread, eggs, folded, gravy, tomato, tray } from './usual.ts'

/** What is baked, what lies on bread, and eggs. */
export const ovenKinds: Record<string, Serving> = {
  quesadilla: { ...folded, way: quesadilla },
  tacos: folded,
  'filled-arepas': { ...folded, way: pitas },
  'hot-dogs': { ...between, way: longRolls },
  burrito: { ...folded, way: wrap },
  wrap: { ...folded, way: wrap, ground: 'mediterranean' },
  'grilled-cheese': { ...between, way: toastedSandwich },
  'tuna-melt': { ...between, way: toastedSandwich },
  'hot-sandwich': { ...between, way: toastedSandwich },
  'pulled-pork-rolls': between,
  sandwich: between,
  'salad-sandwich': between,
  'egg-salad-sandwich': between,
  'beans-on-toast': bread,
  'mushrooms-on-toast': bread,
  'cold-toast': bread,
  'fruit-toast': bread,
  bruschetta: { ...bread, ground: 'italian' },
  'bean-dip': bowlWithDip,
  'yogurt-dip': { ...bowlWithDip, colour: '#fbf6e6' },
  guacamole: { ...bowlWithDip, ground: 'mexican', colour: '#a9c052' },
  traybake: tray,
  'air-fryer-chicken': tray,
  'air-fryer-fish': tray,
  'air-fryer-sausages': tray,
  'sticky-chicken': { ...tray, asWhole: false, colour: gravy },
  'sausage-traybake': tray,
  'roast-vegetables': { ...tray, asWhole: false },
  'fish-bake': { ...tray, vessel: 'dish', ground: 'mediterranean' },
  'roast-chicken': { ...tray, way: roastBird },
  'roast-bird': { ...tray, way: roastBird },
  'roast-joint': { ...tray, way: roastJoint },
  gratin: baked,
  'vegetables-in-cheese-sauce': baked,
  'cottage-pie': { ...baked, way: mashTopped, ground: 'american', colour: gravy },
  moussaka: { ...baked, way: custardTopped, ground: 'mediterranean' },
  musaka: { ...baked, way: custardTopped, ground: 'mediterranean' },
  'toad-in-the-hole': { ...baked, way: inBatter, ground: 'american' },
  'stuffed-peppers': { ...baked, way: stuffed, vessel: 'tray' },
  'stuffed-boats': { ...baked, way: stuffed, vessel: 'tray' },
  'microwave-potatoes': { ...baked, way: bakedPotatoes, vessel: 'plate', ground: 'american' },
  'baked-potatoes': { ...baked, way: bakedPotatoes, vessel: 'plate', ground: 'american' },
  'tuna-potatoes': { ...baked, way: bakedPotatoes, vessel: 'plate', ground: 'american' },
  frittata: { ...eggs, way: frittata, ground: 'italian' },
  'spanish-tortilla': { ...eggs, way: tortilla, vessel: 'plate', ground: 'mediterranean' },
  omelette: { ...eggs, way: omelette, vessel: 'plate', ground: 'french', beside: 'fork' },
  'microwave-eggs': { ...eggs, way: scrambled, vessel: 'plate', beside: 'fork' },
  'soft-scrambled-eggs': { ...eggs, way: scrambled, vessel: 'plate', beside: 'fork' },
  'eggs-stirred-with-tomatoes': {
    ...eggs,
    way: scrambled,
    vessel: 'plate',
    ground: 'mediterranean',
    beside: 'fork',
  },
  'tomato-egg-stir-fry': {
    ...eggs,
    way: scrambled,
    vessel: 'bowl',
    ground: 'chinese',
    beside: 'chopsticks',
  },
  shakshuka: { ...eggs, isPlain: false, way: eggsInSauce, ground: 'mediterranean', colour: tomato },
  'huevos-rancheros': {
    ...eggs,
    isPlain: false,
    way: eggsInSauce,
    ground: 'mexican',
    colour: tomato,
  },
  'fried-eggs': eggs,
  chilaquiles: { ...eggs, way: chilaquiles, ground: 'mexican', colour: '#7f9a3c' },
  'eggs-in-mustard-sauce': {
    ...eggs,
    isPlain: false,
    way: halvesInSauce,
    vessel: 'bowl',
    ground: 'french',
    colour: '#efd48a',
  },
}
