import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { obstacleTo } from '../disk-space.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warning, fault } = findingsOf('folder')
/** Less than this the alert rules call full (docs/alerts.yml). */
const fewGigabytes = 2

/** Whether the data folder takes what Larder writes. */
export async function checkFolder(dataDir: string): Promise<Finding> {
  const obstacle = await obstacleTo(dataDir)
  if (obstacle !== undefined)
    return fault(obstacle.message, 'Choose another folder with LARDER_DATA, or make room.')
  if (!existsSync(dataDir)) return ok(`${dataDir} is made at the first start`)
  const { bavail, bsize } = await statfs(dataDir)
  const gigabytes = (bavail * bsize) / 1e9
  const found = `${dataDir} can be written to, ${gigabytes.toFixed(1)} GB are free`
  return gigabytes < fewGigabytes ? warning(found, 'Make room on the disk.') : ok(found)
}
