import type { TestDatabase } from './cloned-database.ts'
import type { sharedKitchens } from './shared-kitchens.ts'

const note = { day: '2100-05-05', kind: 'note', title: 'Party' }

/** What the screen of a week does, as the person who does it. */
export function plannedMeals(database: TestDatabase, { run }: ReturnType<typeof sharedKitchens>) {
  return {
    /** Plans a note, or what the row says, and returns the id. */
    async plan(person: string, row: Readonly<Record<string, unknown>>): Promise<string> {
      const made = { user_id: person, ...note, ...row }
      const columns = Object.keys(made).join(', ')
      const [added] = await run<{ id: string }>(
        person,
        `insert into planned_meals (${columns})
         select ${columns} from jsonb_populate_record(null::planned_meals, $1) returning id`,
        [JSON.stringify(made)],
      )
      return added?.id ?? ''
    },
    /** As a member reads them. */
    titlesOf: async (person: string, kitchen: string) =>
      (
        await run(person, 'select title from planned_meals where kitchen = $1 order by title', [
          kitchen,
        ])
      ).map(({ title }) => title),
    held: async (id: string) =>
      (await database.pool.query('select * from planned_meals where id = $1', [id])).rows[0],
  }
}
