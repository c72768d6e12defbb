import type { Serving } from './serving.ts'
import { cookies, crumble, loaf, muffins, roundCake } from './ways/bakes.ts'
import {
  batterWithFruit,
  foldedCrepes,
  frenchToast,
  fruitBowl,
  pancakeStack,
  porridge,
  pudding,
  smoothie,
  tornPancake,
} from './ways/sweets.ts'

export const cake: Serving = {
  way: roundCake,
  vessel: 'plate',
  ground: 'french',
  colour: '#d9983f',
}
export const bowlOfCream: Serving = {
  way: pudding,
  vessel: 'bowl',
  ground: 'french',
  colour: '#faf0da',
  beside: 'spoon',
}
export const oats: Serving = {
  ...bowlOfCream,
  way: porridge,
  ground: 'american',
  colour: '#ead2a0',
}
export const fruits: Serving = {
  way: fruitBowl,
  vessel: 'bowl',
  ground: 'thai',
  colour: '#f0b45c',
  beside: 'spoon',
}
export const stack: Serving = {
  way: pancakeStack,
  vessel: 'plate',
  ground: 'american',
  colour: '#d9943c',
}
export const glasses: Serving = {
  way: smoothie,
  vessel: 'table',
  ground: 'thai',
  colour: '#fbe6d0',
}
export const biscuits: Serving = {
  way: cookies,
  vessel: 'board',
  ground: 'american',
  colour: '#dba557',
}

/** Forms of what is sweet, and of what is baked. */
export const sweetForms: Record<string, Serving> = {
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
  'bread-pudding': { way: batterWithFruit, vessel: 'dish', ground: 'american', colour: '#e3a849' },
  clafoutis: { way: batterWithFruit, vessel: 'dish', ground: 'french', colour: '#f6ce72' },
  porridge: oats,
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
  scones: { ...biscuits, way: muffins, ground: 'french', colour: '#ecc27a' },
  shortbread: { ...biscuits, ground: 'french', colour: '#f0d090' },
  cookies: biscuits,
  'nut-butter-cookies': { ...biscuits, colour: '#cd9148' },
  smoothie: glasses,
  'frozen-smoothie': glasses,
}
