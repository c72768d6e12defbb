import { sentRecipe } from '../../support/own-recipes.ts'
import { nastyText } from '../nasty.ts'
import type { Chance } from '../random.ts'
import type { World } from '../world.ts'

/** A value that a column or a parameter of this type takes, as JSON has it. */
export function typedValue(chance: Chance, world: World, name: string, type: string): unknown {
  const cook = chance.any(world.cooks)
  if (type.endsWith('[]')) {
    const of = type.slice(0, -2)
    return Array.from({ length: chance.below(5) }, () => typedValue(chance, world, name, of))
  }
  switch (type) {
    case 'uuid':
      return uuidFor(chance, world, name)
    case 'boolean':
      return chance.percent(50)
    case 'smallint':
    case 'integer':
    case 'bigint':
      return /recipe|^id$/.test(name) ? chance.any(world.recipeIds) : chance.below(60)
    case 'numeric':
    case 'real':
    case 'double precision':
      return chance.below(1_000) / 8
    case 'json':
    case 'jsonb':
      return documentFor(chance, name)
    case 'date':
      return '2026-11-22'
    case 'timestamp with time zone':
    case 'timestamp without time zone':
      return '2026-11-22T02:00:00Z'
    case 'text':
    case 'character varying':
      if (/recipe_id/.test(name)) return String(chance.any(world.recipeIds))
      if (/email/.test(name)) return cook?.email
      return chance.percent(85) ? chance.any(words) : nastyText(chance)
    default:
      return chance.percent(70) ? chance.any(words) : nastyText(chance)
  }
}

/** Of settings and kinds too, so that some fit where only a few are allowed. */
const words = [
  'soup',
  'leek',
  'Dairy',
  'public',
  'dinner',
  'easy',
  'vegan',
  'en',
  'other',
  '2 eggs',
  'heart',
] as const

function uuidFor(chance: Chance, world: World, name: string): string {
  const cook = chance.any(world.cooks)
  if (cook === undefined || chance.percent(20)) return chance.uuid()
  if (/user|owner|author|cook|follow|person|^id$/.test(name) && chance.percent(60))
    return cook.userId
  const own = Object.values(cook.ids).flat()
  return chance.any(own) ?? cook.userId
}

function documentFor(chance: Chance, name: string): unknown {
  // The key comes from the seed, as all of a request does.
  if (/recipe/.test(name)) return sentRecipe({ key: chance.uuid() })
  return chance.any([
    {},
    [],
    { diets: ['vegan'], restrictions: ['nuts'], cuisine: ['thai'], max_minutes: 30, sort: 'best' },
    [
      {
        op: 'add',
        id: chance.uuid(),
        list_id: chance.uuid(),
        text: '2 eggs',
        at: '2026-11-22T02:00:00Z',
      },
    ],
    [{ ingredient: 'leek', status: 'low', age: 2 }],
  ])
}
