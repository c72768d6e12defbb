import { expect, test } from 'vitest'
import type { TestDatabase } from './database.ts'

/** Where SQL states a number: the query of a text, what it asks for, and the group in which the number stands. */
interface Place {
  readonly sql: string
  readonly names: readonly string[]
  readonly number: RegExp
}

/** A number of ours, and every place where SQL states it too. */
export type SharedNumber = readonly [what: string, number: number, places: readonly Place[]]

/** The upper bound of a constraint. */
export const inCheck = (table: string, constraint: string): Place => ({
  sql: `select pg_get_constraintdef(oid) as text from pg_constraint
        where conrelid = to_regclass($1) and conname = $2`,
  names: [table, constraint],
  number: /<= \(?'?(\d+)/g,
})

/** The trigger that counts the rows of an account. */
export const inRowLimit = (table: string): Place => ({
  sql: `select pg_get_triggerdef(oid) as text from pg_trigger
        where tgrelid = to_regclass($1) and tgname = 'enforce_row_limit'`,
  names: [table],
  number: /'(\d+)'\)$/g,
})

/** The source of a function; every match counts. */
export const inFunction = (name: string, number: RegExp): Place => ({
  sql: 'select pg_get_functiondef(to_regproc($1)) as text',
  names: [`private.${name}`],
  number: new RegExp(number, 'g'),
})

/** Tests that the database holds to each number wherever it states it. */
export function testSharedNumbers(database: () => TestDatabase, shared: readonly SharedNumber[]) {
  test.each(shared)('the database knows the same %s: %d', async (_, known, places) => {
    for (const { sql, names, number } of places) {
      const { rows } = await database().pool.query<{ text: string | null }>(sql, [...names])
      const stated = Array.from(rows[0]?.text?.matchAll(number) ?? [], ([, each]) => Number(each))
      const place = names.join('.')
      expect({ place, numbers: new Set(stated) }).toEqual({ place, numbers: new Set([known]) })
    }
  })
}
