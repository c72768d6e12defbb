import type { Random } from '#domain/testing/random.ts'
import { uuidFrom } from './chance.ts'
import type { Page } from './page/page-api.ts'
import type { State } from './oracle/state.ts'
import type { What } from './steps.ts'

/** What somebody does on a page that is open. */
export interface Deed {
  what: string
  /** Left in what it writes. */
  mark: string
  /** Whether something is stored for it in any case. */
  isSure: boolean
  done: Promise<unknown>
}

interface Situation {
  account: string
  page: Page
  /** Who has which role where is taken from what should be: people know it from each other. */
  state: State
  random: Random
  /** Its number among all deeds. */
  at: number
}

const names = ['Milk', 'Rice', 'Flour', 'Eggs', 'Tea']

/** Null where there is nothing to do. */
export function perform(what: What, { account, page, state, random, at }: Situation): Deed | null {
  const mark = `a${at}`
  const shown = page.shown()
  const kitchen = state.kitchens.get(shown.kitchen)
  const sure = (words: string, done: Promise<unknown>): Deed => ({
    what: `${words} [${mark}]`,
    mark,
    isSure: true,
    done,
  })
  const unsure = (words: string, done: Promise<unknown>): Deed => ({
    ...sure(words, done),
    isSure: false,
  })
  const others = () => [...(kitchen?.members.keys() ?? [])].filter((each) => each !== account)
  const amount = 1 + random.integer(900)
  const name = random.pick(names)
  const fresh = () => ({ id: uuidFrom(random), name, mark })
  const thing = shown.pantry.length === 0 ? undefined : random.pick(shown.pantry)
  const item = shown.toBuy.length === 0 ? undefined : random.pick(shown.toBuy)
  const isShared = shown.kitchen !== account
  switch (what) {
    case 'put':
      return sure(`put ${amount} ${name} into the pantry`, page.put({ ...fresh(), amount }))
    case 'change':
      return thing
        ? unsure(`${thing.name} is ${amount} now`, page.change(thing.id, { amount, mark }))
        : null
    case 'remove':
      return thing ? unsure(`removed ${thing.name}`, page.remove(thing.id)) : null
    case 'clear':
      return unsure('cleared the pantry', page.clear())
    case 'add':
      return sure(`wants ${name}`, page.add({ ...fresh(), amount: String(1 + random.integer(9)) }))
    case 'tick':
      return item ? unsure(`ticks ${item.name}`, page.tick(item.id, !item.isTicked)) : null
    case 'rename':
      return item
        ? sure(`${item.name} is ${name} now`, page.rename(item.id, `${name} ${mark}`))
        : null
    case 'step':
      return item ? unsure(`one more ${item.name}`, page.step(item.id, 1)) : null
    case 'measure':
      return item
        ? unsure(`${amount} ${item.name} to buy`, page.measure(item.id, String(amount)))
        : null
    case 'takeOff':
      return item ? unsure(`takes ${item.name} off the list`, page.takeOff(item.id)) : null
    case 'putBack':
      return item ? unsure(`puts ${item.name} back`, page.putBack(item.id)) : null
    case 'staple': {
      const own = (shown.staples ?? []).filter((each) => each.startsWith('food-'))
      const food = own.length > 0 && random.oneIn(3) ? random.pick(own) : `food-${mark}`
      return unsure(`toggles ${food} as a staple`, page.toggleStaple(food))
    }
    case 'resetStaples':
      return unsure('takes the usual staples', page.resetStaples())
    case 'correct':
      return {
        ...sure(`${name} means food-${mark}`, page.correct(name, `food-${mark}`)),
        mark: `food-${mark}`,
      }
    case 'takeBack':
      return unsure(`${name} means what it says`, page.correct(name, undefined))
    case 'invite':
      return isShared
        ? unsure('invites', page.invite(shown.kitchen, random.pick(['cook', 'cook', 'helper'])))
        : null
    case 'join': {
      const { codes } = state
      return codes.length === 0
        ? null
        : unsure('joins', page.accept(random.pick(codes), random.oneIn(2)))
    }
    case 'move': {
      const own = [...state.kitchens]
        .filter(([, { members }]) => members.has(account))
        .map(([id]) => id)
      return own.length < 2 ? null : unsure('moves', page.move(random.pick(own)))
    }
    case 'setRole':
      return others().length === 0
        ? null
        : unsure(
            'gives a role',
            page.setRole(shown.kitchen, random.pick(others()), random.pick(['cook', 'helper'])),
          )
    case 'removeMember':
      return others().length === 0
        ? null
        : unsure('removes somebody', page.removeMember(shown.kitchen, random.pick(others())))
    case 'leave':
      return isShared
        ? unsure(
            'leaves',
            page.leave(
              shown.kitchen,
              random.oneIn(2),
              others().length === 0 ? undefined : random.pick(others()),
            ),
          )
        : null
    case 'end':
      return isShared ? unsure('ends the kitchen', page.end(shown.kitchen)) : null
    case 'found':
      return unsure('founds a kitchen', page.found('New', random.oneIn(2)))
    // What happens to a device, and to people from elsewhere.
    case 'goOffline':
    case 'goOnline':
    case 'badNetwork':
    case 'close':
    case 'look':
    case 'outAndIn':
    case 'erase':
      return null
  }
}
