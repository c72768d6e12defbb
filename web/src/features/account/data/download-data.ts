import { strToU8, zipSync, type Zippable } from 'fflate'
import { archiveOf } from '#domain/export/archive.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { requireBackendConfig } from '#web/lib/backend/authorised-fetch.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { readDeviceData } from '#web/lib/device-data.ts'
import { logFailure } from '#web/lib/log.ts'
import { saveFile } from '#web/lib/save-file.ts'

/** "larder-2026-11-21.zip", by the date where the person is. */
export function fileNameOn(day: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `larder-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.zip`
}

/** Everything of a person, from the account and from this device. */
export async function collectData(userId: string): Promise<object> {
  const client = await dataClient()
  const { data } = await client.rpc('export_my_data').throwOnError()
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new Error('The answer is no account')
  }
  return { ...data, on_this_device: await readDeviceData(userId) }
}

async function fetchPicture(address: string): Promise<Uint8Array | null> {
  try {
    const { url } = await requireBackendConfig()
    const response = await fetch(`${url}${address}`)
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
  } catch (cause) {
    logFailure('A picture is missing in the archive', cause)
    return null
  }
}

/** One archive of all of it: data, own recipes in three forms, their pictures. */
export async function archiveData(userId: string, vocabulary: Vocabulary): Promise<Blob> {
  const { texts, pictures } = archiveOf(await collectData(userId), vocabulary)
  const files: Zippable = {}
  for (const [path, text] of Object.entries(texts)) files[path] = strToU8(text)
  for (const { path, address } of pictures) {
    const picture = await fetchPicture(address)
    // It is packed already.
    if (picture !== null) files[path] = [picture, { level: 0 }]
  }
  return new Blob([zipSync(files)], { type: 'application/zip' })
}

/** Has the browser keep the archive as a file; answers its name. */
export async function downloadData(userId: string, vocabulary: Vocabulary): Promise<string> {
  const name = fileNameOn(new Date())
  saveFile(name, await archiveData(userId, vocabulary))
  return name
}
