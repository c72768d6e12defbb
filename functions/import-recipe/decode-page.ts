const inType = /charset\s*=\s*["']?\s*([\w-]{2,30})/iu
const inPage = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w-]{2,30})/iu

/** The text of a page in the encoding that it says it has, UTF-8 where it does not say or nobody knows it. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096))
  const label = inType.exec(contentType)?.[1] ?? inPage.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
