import { z } from 'zod'
import { itemsIn, listsIn } from '#domain/shopping/records.ts'
import { docFrom } from '#domain/sync/doc-from.ts'
import type { RecordDoc } from '#domain/sync/records.ts'
import { callAs } from '../data-api.ts'
import { linesOf, linesSchema } from './lines.ts'
import type { ToolPerson } from './person.ts'
import { plainLine } from './plain-line.ts'
import { readingTool, ToolRefusal, writingTool } from './tool.ts'

const mostTold = 80

const snapshotSchema = z.object({
  account: z.string(),
  defaultList: z.string().nullable(),
  records: z.array(z.object({ kind: z.string(), id: z.string(), doc: z.unknown() })),
})

/** The lists of the kitchen in which a person cooks. */
async function listsOf({ token, environment }: ToolPerson) {
  const snapshot = await callAs(token, environment, 'shopping_snapshot', {}, snapshotSchema)
  const { account: kitchen, defaultList, records } = snapshot
  const kinds = new Map<string, Map<string, RecordDoc>>()
  for (const { kind, id, doc } of records) {
    const docs = kinds.get(kind) ?? new Map<string, RecordDoc>()
    kinds.set(kind, docs.set(id, docFrom(doc)))
  }
  return { kitchen, items: itemsIn(kinds, defaultList), lists: listsIn(kinds, defaultList) }
}

export const readShoppingLists = readingTool({
  name: 'read_shopping_lists',
  description: 'Lists what is to be bought, by list.',
  input: z.object({}),
  async run(_input, person) {
    const { items, lists } = await listsOf(person)
    return {
      data: lists.slice(0, 20).map((list) => ({
        list: plainLine(list.name),
        things: items
          .filter(({ listId, checked }) => listId === list.id && !checked)
          .slice(0, mostTold)
          .map(({ name, amount, unit }) =>
            plainLine(amount === '' ? name : `${amount} ${unit} ${name}`),
          ),
      })),
    }
  },
})

export const addToShoppingList = writingTool({
  name: 'add_to_shopping_list',
  description: 'Proposes to put things on a shopping list, by default on the usual one.',
  input: z.object({
    things: linesSchema,
    list: z.string().max(100).optional().describe('Its name, as read_shopping_lists gives it'),
  }),
  async run({ things, list: wanted }, person) {
    const { kitchen, lists } = await listsOf(person)
    const name = wanted === undefined ? null : plainLine(wanted).toLowerCase()
    const list = lists.find((each) =>
      name === null ? each.isDefault : plainLine(each.name).toLowerCase() === name,
    )
    const lines = linesOf(things)
    if (list === undefined) throw new ToolRefusal('no_such_list', 'There is no such list.')
    if (lines.length === 0) throw new ToolRefusal('nothing_to_do', 'There is nothing to add.')
    const shown = { id: list.id, name: plainLine(list.name) }
    return {
      data: { list: shown.name, things: lines },
      proposal: { kind: 'list', kitchen, list: shown, lines },
    }
  },
})
