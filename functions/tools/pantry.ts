import { z } from 'zod'
import { askAs } from '../data-api.ts'
import { kitchenHere, type ToolPerson } from './person.ts'
import { plainLine } from './plain-line.ts'
import { linesOf, linesSchema } from './lines.ts'
import { readingTool, ToolRefusal, writingTool } from './tool.ts'

/** Things that are told of at once: the newest. */
const mostTold = 80

const itemsSchema = z.array(
  z.object({
    id: z.uuid(),
    name: z.string(),
    quantity: z.number(),
    amount_stated: z.boolean(),
    unit: z.string(),
    status: z.string(),
    best_before: z.string().nullable(),
  }),
)

async function itemsOf(kitchen: string, more: string, { token, environment }: ToolPerson) {
  const columns = 'id,name,quantity,amount_stated,unit,status,best_before'
  const path = `pantry_items?kitchen=eq.${kitchen}&select=${columns}&order=created_at.desc${more}`
  return askAs(token, environment, path, itemsSchema)
}

export const readPantry = readingTool({
  name: 'read_pantry',
  description: 'Lists what is at home, the newest first.',
  input: z.object({}),
  async run(_input, person) {
    const { id } = await kitchenHere(person)
    const items = await itemsOf(id, `&limit=${mostTold}`, person)
    return {
      data: items.map((item) => ({
        name: plainLine(item.name),
        ...(item.amount_stated && { amount: `${item.quantity} ${plainLine(item.unit, 20)}` }),
        ...(item.status !== 'have' && { status: item.status }),
        ...(item.best_before !== null && { best_before: item.best_before }),
      })),
    }
  },
})

export const changePantry = writingTool({
  name: 'change_pantry',
  description:
    'Proposes to put things into the pantry (“2 eggs”, “500 g flour”), and to note that things have run out, by their names.',
  input: z.object({
    add: linesSchema.optional(),
    gone: z.array(z.string().max(200)).max(40).optional().describe('Names as in read_pantry'),
  }),
  async run({ add = [], gone = [] }, person) {
    const { id: kitchen, isCook } = await kitchenHere(person)
    if (!isCook) throw new ToolRefusal('helper', 'The user may only add to the lists here.')
    const lines = linesOf(add)
    const items = gone.length === 0 ? [] : await itemsOf(kitchen, '', person)
    const left = items.filter(({ status }) => status !== 'out')
    const named = new Set(gone.map((name) => plainLine(name).toLowerCase()))
    const found = left.filter(({ name }) => named.has(plainLine(name).toLowerCase()))
    if (lines.length + found.length === 0) {
      throw new ToolRefusal('nothing_to_do', 'None of these is in the pantry.')
    }
    const things = found.map(({ id, name }) => ({ id, name: plainLine(name) })).slice(0, 40)
    return {
      data: { add: lines, gone: things.map(({ name }) => name) },
      proposal: { kind: 'pantry', kitchen, add: lines, gone: things },
    }
  },
})
