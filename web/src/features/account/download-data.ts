import { dataClient } from '#web/lib/backend/data-client.ts'
import { readDeviceData } from '#web/lib/device-data.ts'

/** "larder-2026-11-21.json", by the date where the person is. */
export function fileNameOn(day: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `larder-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.json`
}

/** Everything of a person, from the account and from this device, as JSON text. */
export async function collectData(userId: string): Promise<string> {
  const client = await dataClient()
  const { data } = await client.rpc('export_my_data').throwOnError()
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new Error('The answer is no account')
  }
  return JSON.stringify({ ...data, on_this_device: await readDeviceData(userId) }, null, 2)
}

const keptMilliseconds = 60_000

/** Has the browser keep the data as a file; answers its name. */
export async function downloadData(userId: string): Promise<string> {
  const text = await collectData(userId)
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileNameOn(new Date())
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), keptMilliseconds)
  return link.download
}
