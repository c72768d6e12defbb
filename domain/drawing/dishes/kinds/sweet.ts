import { loaf } from '../ways/cakes.ts'
import { batterWithFruit, breadPudding, crumble } from '../ways/crumbles.ts'
import { muffins, scones, shortbread } from '../ways/little-bakes.ts'
import { foldedCrepes, frenchToast, tornPancake } from '../ways/pancakes.ts'
import type { Serving } from './serving.ts'
import { biscuits, bowlOfCream, cake, fruits, glasses, oats, stack } from './usual.ts'

/** Forms of what is sweet, and of what is baked. */
export const sweetKinds: Record<string, Serving> = {
  crumble: { way: crumble, vessel: 'dish', ground: 'american', colour: '#c8503c' },
  compote: fruits,
  'fruit-salad': fruits,
  'pan-fruit': { ...fruits, vessel: 'pan', ground: 'american', colour: '#cf8a34' },
  'fried-plantain': { ...fruits, vessel: 'plate', ground: 'mexican' },
  'roast-fruit': { ...fruits, vessel: 'dish', ground: 'mediterranean' },
  pancakes: stack,
  crepes: { ...stack, way: foldedCrepes, ground: 'french' },
  'filled-crepes': { ...stack, way: foldedCrepes, ground: 'french' },
  'french-toast': { ...stack, way: frenchToast, ground: 'french' },
  kaiserschmarrn: { ...stack, way: tornPancake, vessel: 'pan' },
  'bread-pudding': { way: breadPudding, vessel: 'dish', ground: 'american', colour: '#e3a849' },
  clafoutis: { way: batterWithFruit, vessel: 'dish', ground: 'french', colour: '#f6ce72' },
  porridge: oats,
  'microwave-oatmeal': oats,
  'overnight-oats': { ...oats, ground: 'mediterranean' },
  'rice-pudding': { ...oats, ground: 'indian', colour: '#fbf2dc' },
  'milk-pudding': bowlOfCream,
  'cornstarch-pudding': bowlOfCream,
  'chia-pudding': { ...oats, ground: 'thai', colour: '#cfc6b8' },
  'yogurt-bowl': { ...bowlOfCream, ground: 'mediterranean', colour: '#fdf8ec' },
  'fruit-cake': cake,
  'yogurt-cake': cake,
  'banana-bread': { ...cake, way: loaf, vessel: 'board', ground: 'american', colour: '#cf9448' },
  'soda-bread': { ...cake, way: loaf, vessel: 'board', ground: 'american', colour: '#d3a05c' },
  muffins: { ...biscuits, way: muffins, colour: '#dca04a' },
  scones: { ...biscuits, way: scones, ground: 'french', colour: '#ecc27a' },
  shortbread: { ...biscuits, way: shortbread, ground: 'french', colour: '#f0d090' },
  cookies: biscuits,
  'nut-butter-cookies': { ...biscuits, colour: '#cd9148' },
  smoothie: glasses,
  'frozen-smoothie': glasses,
}
