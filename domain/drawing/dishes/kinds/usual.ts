import { sandwich, toast } from '../ways/breads.ts'
import { roundCake } from '../ways/cakes.ts'
import { dip } from '../ways/dips.ts'
import { friedEggs } from '../ways/egg-dishes.ts'
import { gratin } from '../ways/gratins.ts'
import { cookies } from '../ways/little-bakes.ts'
import { pancakeStack } from '../ways/pancakes.ts'
import { friedNoodles, pastaTossed, pastaUnderSauce } from '../ways/pasta.ts'
import { patties } from '../ways/patties.ts'
import { curryWithRice, stew } from '../ways/pots.ts'
import { pilaf } from '../ways/rice.ts'
import { plated, roast } from '../ways/roasts.ts'
import { leafSalad } from '../ways/salads.ts'
import { smoothie } from '../ways/smoothies.ts'
import { chunkySoup, noodleSoup, smoothSoup, thickPulse } from '../ways/soups.ts'
import { fruitBowl, porridge, pudding } from '../ways/sweet-bowls.ts'
import { tacos } from '../ways/tortillas.ts'
import { stirFry } from '../ways/wok.ts'
import type { Serving } from './serving.ts'

export const tomato = '#c93a20'
export const creamSauce = '#f6e6c0'
export const gravy = '#8a4f24'

export const soup: Serving = {
  way: chunkySoup,
  vessel: 'bowl',
  ground: 'mediterranean',
  colour: '#dda654',
  beside: 'spoon',
}
export const blended: Serving = { ...soup, way: smoothSoup, ground: 'french', colour: '#f0c074' }
export const ramen: Serving = {
  ...soup,
  way: noodleSoup,
  ground: 'japanese',
  colour: '#c98a3c',
  beside: 'chopsticks',
}
export const pot: Serving = { way: stew, vessel: 'pot', ground: 'french', colour: gravy }
export const curry: Serving = {
  way: curryWithRice,
  vessel: 'bowl',
  ground: 'indian',
  colour: '#d98a2c',
  beside: 'spoon',
}
export const pulse: Serving = { ...curry, way: thickPulse, colour: '#e3a53c' }
export const pasta: Serving = {
  way: pastaUnderSauce,
  vessel: 'plate',
  ground: 'italian',
  colour: tomato,
  beside: 'fork',
}
export const tossedPasta: Serving = { ...pasta, way: pastaTossed, colour: '#efd08c' }
export const rice: Serving = {
  way: pilaf,
  vessel: 'pan',
  ground: 'mediterranean',
  colour: '#f3d890',
}
export const wok: Serving = { way: stirFry, vessel: 'pan', ground: 'chinese', colour: '#5a3018' }
export const noodles: Serving = {
  way: friedNoodles,
  vessel: 'bowl',
  ground: 'asian',
  colour: '#8a4a1c',
  beside: 'chopsticks',
}
export const tray: Serving = {
  way: roast,
  vessel: 'tray',
  ground: 'american',
  colour: gravy,
  asWhole: true,
}
export const plate: Serving = {
  way: plated,
  vessel: 'plate',
  ground: 'french',
  colour: '#b5743a',
  beside: 'fork',
  asWhole: true,
}
export const browned: Serving = {
  isPlain: true,
  way: patties,
  vessel: 'plate',
  ground: 'american',
  colour: '#cf9440',
}
export const baked: Serving = { way: gratin, vessel: 'dish', ground: 'french', colour: '#f3d890' }
export const salad: Serving = {
  isPlain: true,
  way: leafSalad,
  vessel: 'bowl',
  ground: 'mediterranean',
  colour: '#e6e3b4',
}
export const bread: Serving = {
  isPlain: true,
  way: toast,
  vessel: 'board',
  ground: 'american',
  colour: '#f5e0b0',
}
export const between: Serving = { ...bread, way: sandwich }
export const folded: Serving = { way: tacos, vessel: 'board', ground: 'mexican', colour: tomato }
export const bowlWithDip: Serving = {
  isPlain: true,
  way: dip,
  vessel: 'plate',
  ground: 'mediterranean',
  colour: '#ecd3a0',
}
export const eggs: Serving = {
  isPlain: true,
  way: friedEggs,
  vessel: 'pan',
  ground: 'american',
  colour: '#fad35e',
}

export const cake: Serving = {
  isPlain: true,
  way: roundCake,
  vessel: 'plate',
  ground: 'french',
  colour: '#d9983f',
}
export const bowlOfCream: Serving = {
  isPlain: true,
  way: pudding,
  vessel: 'bowl',
  ground: 'french',
  colour: '#faf0da',
  beside: 'spoon',
}
export const oats: Serving = {
  isPlain: true,
  ...bowlOfCream,
  way: porridge,
  ground: 'american',
  colour: '#ead2a0',
}
export const fruits: Serving = {
  isPlain: true,
  way: fruitBowl,
  vessel: 'bowl',
  ground: 'thai',
  colour: '#f0b45c',
  beside: 'spoon',
}
export const stack: Serving = {
  isPlain: true,
  way: pancakeStack,
  vessel: 'plate',
  ground: 'american',
  colour: '#d9943c',
}
export const glasses: Serving = {
  isPlain: true,
  way: smoothie,
  vessel: 'table',
  ground: 'thai',
  colour: '#fbe6d0',
}
export const biscuits: Serving = {
  isPlain: true,
  way: cookies,
  vessel: 'board',
  ground: 'american',
  colour: '#d39343',
}
