import { afterAll, beforeAll } from 'vitest'
import { connectTo, type BackendClient } from '../support/backend-client.ts'
import { startLarderProcess, type RunningLarder } from '../support/larder-process.ts'
import { preparedFolder } from '../support/prepared-folder.ts'

/** The built server, started for one file of tests, and people who sign up to it. */
export function runningLarder() {
  let larder: RunningLarder
  let connect: () => BackendClient
  let people = 0

  beforeAll(async () => {
    larder = await startLarderProcess({}, await preparedFolder())
    connect = await connectTo(larder.address)
  })
  afterAll(() => larder.stop())

  return {
    /** A visitor. */
    connect: () => connect(),
    address: () => larder.address,
    dataDir: () => larder.dataDir,
    async signUp(): Promise<{ client: BackendClient; userId: string }> {
      const client = connect()
      const { data, error } = await client.auth.signUp({
        email: `cook-${++people}@example.com`,
        password: 'secret-1',
        options: { data: { name: 'Ada' } },
      })
      if (error !== null || data.user === null) throw new Error(`sign-up failed: ${error?.message}`)
      return { client, userId: data.user.id }
    },
  }
}
