import { startLarderProcess } from '../support/larder-process.ts'

/** One server for all journeys; each of them makes the accounts that it needs. */
export default async function globalSetup() {
  const larder = await startLarderProcess()
  process.env['LARDER_ADDRESS'] = larder.address
  process.env['LARDER_DATA_DIR'] = larder.dataDir
  return () => larder.stop()
}
