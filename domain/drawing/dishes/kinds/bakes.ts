import { friedPieces } from '../ways/crumbed.ts'
import { flatbreads, focaccia, pizza, rolls, roundLoaf } from '../ways/oven-breads.ts'
import {
  bagels,
  burger,
  cheesyToast,
  longRolls,
  looseBurger,
  pitas,
} from '../ways/filled-breads.ts'
import { lasagne } from '../ways/lasagne.ts'
import { enchiladas, tostadas } from '../ways/rolled.ts'
import {
  baklava,
  closedPie,
  creamTart,
  filoPie,
  latticePie,
  quiche,
  turnedTart,
} from '../ways/pies.ts'
import { bars, brownies, creamSquares, fingers, ringCake, tiramisu } from '../ways/sheet-bakes.ts'
import { loaf } from '../ways/cakes.ts'
import { batterWithFruit } from '../ways/crumbles.ts'
import { meatLoaf } from '../ways/meats.ts'
import { shredCake } from '../ways/egg-dishes.ts'
import type { Serving } from './serving.ts'
import { baked, between, biscuits, bread, cake, folded, tomato } from './usual.ts'

const onPlate: Serving = { ...cake, isPlain: true }
const onBoard: Serving = { ...bread, isPlain: true }

/** What is baked in pastry or dough, and what lies between breads. */
export const bakeKinds: Record<string, Serving> = {
  lasagne: { ...baked, way: lasagne, vessel: 'plate', ground: 'italian', colour: tomato },
  pie: { ...onPlate, way: closedPie, ground: 'american', vessel: 'table' },
  'fruit-pie': {
    ...onPlate,
    way: latticePie,
    ground: 'american',
    vessel: 'table',
    colour: '#b8324a',
  },
  quiche: { ...onPlate, way: quiche, colour: '#f6d06a' },
  tart: { ...onPlate, way: creamTart, colour: '#f6dc7c' },
  'dark-tart': { ...onPlate, way: creamTart, ground: 'american', colour: '#9a5a24' },
  'turned-tart': { ...onPlate, way: turnedTart },
  'filo-pie': { ...baked, way: filoPie, vessel: 'tray', ground: 'mediterranean', isPlain: true },
  baklava: { ...baked, way: baklava, vessel: 'tray', ground: 'mediterranean', isPlain: true },
  brownies: { ...onBoard, way: brownies, colour: '#5a2f18' },
  bars: { ...onBoard, way: bars, colour: '#f8d84c' },
  'oat-bars': { ...onBoard, way: bars, colour: '#a8703a' },
  'cream-squares': { ...onBoard, way: creamSquares, vessel: 'plate', colour: '#e8b860' },
  'crumb-squares': { ...onBoard, way: bars, colour: '#dfae62' },
  tiramisu: { ...onPlate, way: tiramisu, ground: 'italian' },
  'ring-cake': { ...onPlate, way: ringCake, colour: '#d9983f' },
  'chocolate-cake': { ...onPlate, colour: '#5f351e' },
  fingers: { ...biscuits, way: fingers, colour: '#d9a04a' },
  loaf: { ...onBoard, way: loaf, colour: '#d3a05c' },
  'round-loaf': { ...onBoard, way: roundLoaf, colour: '#cf9850' },
  rolls: { ...onBoard, way: rolls, colour: '#dfa04c' },
  focaccia: { ...baked, way: focaccia, vessel: 'tray', ground: 'italian', isPlain: true },
  flatbread: { ...onBoard, way: flatbreads, ground: 'indian', colour: '#efcf94' },
  cornbread: { ...onBoard, way: batterWithFruit, vessel: 'pan', colour: '#f3c24c' },
  'dutch-baby': { ...onBoard, way: batterWithFruit, vessel: 'pan', colour: '#f3c862' },
  pizza: { ...onBoard, way: pizza, ground: 'italian', colour: tomato },
  burger: { ...between, way: burger, vessel: 'table' },
  'loose-burger': { ...between, way: looseBurger, vessel: 'table' },
  'hot-dog': { ...between, way: longRolls },
  pita: { ...between, way: pitas, vessel: 'board', ground: 'mediterranean' },
  bagel: { ...between, way: bagels },
  melt: { ...bread, way: cheesyToast },
  enchiladas: { ...folded, way: enchiladas, vessel: 'dish', colour: '#b8341c' },
  tostadas: { ...folded, way: tostadas, colour: '#8f5a3c', isPlain: true },
  meatloaf: { ...onBoard, way: meatLoaf, colour: '#9a5f3c' },
  'potato-cake': { ...onBoard, way: shredCake, vessel: 'pan', colour: '#dca23c' },
  'fried-chicken': { ...onBoard, way: friedPieces, colour: '#c9822c', asWhole: true },
  'cream-cake': { ...onPlate, colour: '#fff6e4' },
}
