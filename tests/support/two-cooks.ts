import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { createTestDatabase, type TestDatabase } from './database.ts'

/**
 * A database for this file, and in each test of it two people who are new: a cook, whose trial has ended, and
 * a stranger.
 */
export function twoCooks() {
  let database: TestDatabase
  let [cook, stranger] = ['', '']
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    cook = await database.createUser({ situation: 'expired' })
    stranger = await database.createUser()
  })
  return {
    get database() {
      return database
    },
    get cook() {
      return cook
    },
    get stranger() {
      return stranger
    },
    asCook: (sql: string, values: unknown[] = []) =>
      database.asUser(cook, (client) => client.query(sql, values)),
    /** What a query of it is refused with. */
    failure: (code: string) => expect.objectContaining({ code }),
  }
}
