import { hotDrink, jars, layeredGlasses, mugCake } from '../ways/glasses.ts'
import { iceCream, popsicles, ramekins, souffle, turnedOut } from '../ways/cold-sweets.ts'
import { fruitBowl } from '../ways/sweet-bowls.ts'
import { churros, doughnuts, pretzels, truffles } from '../ways/sweet-dough.ts'
import type { Serving } from './serving.ts'
import { biscuits, bowlOfCream, fruits, glasses } from './usual.ts'

const onTable: Serving = { ...glasses, beside: undefined }

/** What is served in glasses, cups and small dishes, and small sweet things. */
export const glassKinds: Record<string, Serving> = {
  'layered-glasses': { ...onTable, way: layeredGlasses, ground: 'french', colour: '#fdf3dc' },
  'chocolate-glasses': { ...onTable, way: layeredGlasses, ground: 'french', colour: '#6a3d22' },
  'hot-drink': { ...onTable, way: hotDrink, ground: 'indian', colour: '#c98f54' },
  'mug-cake': { ...onTable, way: mugCake, ground: 'american', colour: '#5f351e' },
  jars: { ...onTable, way: jars, ground: 'american', colour: '#d8603c' },
  'ice-cream': { ...onTable, way: iceCream, ground: 'thai', colour: '#fdf0d4' },
  popsicles: { ...onTable, way: popsicles, ground: 'mexican', colour: '#f8b8a8' },
  'turned-out-cream': {
    ...bowlOfCream,
    way: turnedOut,
    vessel: 'plate',
    ground: 'french',
    colour: '#fbe6b4',
  },
  ramekins: { ...onTable, way: ramekins, ground: 'french', colour: '#f6d98c' },
  'chocolate-pots': { ...onTable, way: ramekins, ground: 'french', colour: '#4f2a16' },
  souffle: { ...onTable, way: souffle, ground: 'french', colour: '#e8b04a' },
  truffles: { ...biscuits, way: truffles, vessel: 'plate', colour: '#4a2814' },
  doughnuts: { ...biscuits, way: doughnuts, colour: '#cf9040' },
  pretzels: { ...biscuits, way: pretzels, colour: '#8f4a1c' },
  churros: { ...biscuits, way: churros, ground: 'mexican', colour: '#cf8a34' },
  'fruit-in-syrup': { ...fruits, way: fruitBowl, ground: 'french', colour: '#d98a5c' },
}
