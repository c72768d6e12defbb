import { eggHalves, mixedPlate } from '../ways/boiled-eggs.ts'
import { crumbedCutlet, friedPieces } from '../ways/crumbed.ts'
import { ribs, slicedSteak, wholeSteak } from '../ways/meats.ts'
import { crackers, fries, heap, popcorn, shards, wedges } from '../ways/nibbles.ts'
import {
  ballsInBroth,
  boiledParcels,
  cutRolls,
  friedParcels,
  parcelsInBroth,
  riceTriangles,
  springRolls,
} from '../ways/parcels.ts'
import {
  breadOnSoup,
  mashUnder,
  plainRice,
  riceBeside,
  riceWithFruit,
} from '../ways/rice-plates.ts'
import { stuffedRolls } from '../ways/rolled.ts'
import { pastaTossed } from '../ways/pasta.ts'
import { ballsInSauce, shredPatties } from '../ways/patties.ts'
import { glazedBalls, kofta, skewers } from '../ways/skewers.ts'
import { roast } from '../ways/roasts.ts'
import { shredded, tossed } from '../ways/salads.ts'
import { salsa as chunkyDip } from '../ways/dips.ts'
import { shells } from '../ways/shells.ts'
import { wholeFish } from '../ways/whole-fish.ts'
import { truffles } from '../ways/sweet-dough.ts'
import { strew } from '../scatter.ts'
import type { Serving } from './serving.ts'
import {
  bowlWithDip,
  bread,
  browned,
  creamSauce,
  eggs,
  gravy,
  plate,
  pot,
  rice,
  salad,
  soup,
  tray,
} from './usual.ts'

const plain: Serving = { ...plate, isPlain: true, asWhole: false }

/** What lies on a plate, a board or in a small bowl. */
export const plateKinds: Record<string, Serving> = {
  empty: {
    ...plain,
    way: ({ sketch, well, garnishes }) =>
      strew(sketch, garnishes, well, { reach: 0.3, share: 0.4 }),
  },
  dumplings: {
    ...plain,
    way: boiledParcels,
    ground: 'mediterranean',
    colour: '#f6e3b4',
    beside: 'fork',
  },
  potstickers: {
    ...plain,
    way: friedParcels,
    ground: 'chinese',
    colour: '#f3dca8',
    beside: 'chopsticks',
  },
  'dumpling-soup': { ...soup, way: parcelsInBroth, ground: 'chinese', colour: '#eec874' },
  'sweet-dumplings': {
    ...soup,
    way: ballsInBroth,
    ground: 'chinese',
    colour: '#c98a4c',
    isPlain: true,
  },
  'spring-rolls': { ...plain, way: springRolls, ground: 'asian', colour: '#d9963c' },
  'cut-rolls': { ...plain, way: cutRolls, vessel: 'board', ground: 'japanese', colour: '#fbf4e2' },
  'rice-triangles': { ...plain, way: riceTriangles, vessel: 'board', ground: 'japanese' },
  skewers: { ...plain, way: skewers, vessel: 'board', ground: 'mediterranean', colour: '#c98338' },
  kofta: { ...plain, way: kofta, vessel: 'board', ground: 'mediterranean', colour: '#8a5230' },
  'glazed-balls': { ...plain, way: glazedBalls, ground: 'japanese', colour: '#d9a24c' },
  'whole-fish': { ...plate, way: wholeFish, vessel: 'tray', ground: 'mediterranean' },
  steak: { ...plate, way: wholeSteak, vessel: 'plate' },
  'sliced-steak': { ...plate, way: slicedSteak, vessel: 'board', beside: undefined },
  ribs: {
    ...plate,
    way: ribs,
    vessel: 'board',
    ground: 'american',
    colour: '#9a3a1c',
    isPlain: true,
    beside: undefined,
  },
  cutlet: { ...plate, way: crumbedCutlet, isPlain: true },
  'fried-pieces': { ...plain, way: friedPieces, colour: '#c9882f', beside: undefined },
  'stuffed-rolls': { ...plate, way: stuffedRolls, asWhole: true },
  fries: { ...plain, way: fries, ground: 'american', colour: '#f0c04c', beside: undefined },
  wedges: {
    ...plain,
    way: wedges,
    vessel: 'tray',
    ground: 'american',
    colour: '#eebf58',
    beside: undefined,
  },
  nibbles: {
    ...plain,
    way: heap,
    vessel: 'bowl',
    ground: 'american',
    colour: '#c98a44',
    beside: undefined,
  },
  popcorn: { ...plain, way: popcorn, vessel: 'bowl', ground: 'american', beside: undefined },
  shards: { ...plain, way: shards, vessel: 'board', ground: 'american', beside: undefined },
  crackers: {
    ...plain,
    way: crackers,
    vessel: 'board',
    ground: 'american',
    colour: '#d3a75f',
    beside: undefined,
  },
  'balls-on-plate': {
    ...plain,
    way: truffles,
    vessel: 'board',
    colour: '#a8743c',
    beside: undefined,
  },
  'boiled-eggs': { ...eggs, way: eggHalves, vessel: 'plate' },
  'mixed-plate': { ...plain, way: mixedPlate, ground: 'american' },
  'rice-and-side': { ...plain, isPlain: false, way: riceBeside, ground: 'mexican', colour: gravy },
  'rice-and-fruit': { ...plain, way: riceWithFruit, ground: 'thai' },
  'over-mash': {
    ...plain,
    isPlain: false,
    way: mashUnder,
    ground: 'italian',
    colour: gravy,
    beside: 'spoon',
  },
  'plain-rice': { ...rice, isPlain: true, way: plainRice, vessel: 'bowl', colour: '#fbf4e2' },
  'bread-on-soup': {
    ...soup,
    way: breadOnSoup,
    ground: 'french',
    colour: '#8a4f24',
    isPlain: true,
  },
  'meatballs-in-pot': { ...pot, way: ballsInSauce, vessel: 'pan' },
  'toast-fingers': { ...bread, way: eggHalves, vessel: 'plate' },
  'steamed-mussels': { ...pot, way: shells, ground: 'french', colour: '#e8cf98' },
  'potato-pancakes': { ...browned, way: shredPatties, colour: '#dca23c' },
  vegetables: { ...plain, way: roast, ground: 'mediterranean' },
  'boiled-potatoes': {
    ...plain,
    way: tossed,
    vessel: 'bowl',
    ground: 'american',
    colour: '#f6e7b4',
  },
  'creamed-pan': { ...pot, vessel: 'pan', colour: creamSauce },
  'stewed-cabbage': { ...salad, way: shredded, vessel: 'pot', ground: 'french' },
  salsa: { ...bowlWithDip, way: chunkyDip, ground: 'mexican', colour: '#cf4a2c' },
  'pasta-and-things': {
    ...salad,
    way: pastaTossed,
    ground: 'italian',
    colour: '#f3d98c',
    isPlain: true,
  },
  'tray-of-vegetables': { ...tray, asWhole: false },
}
