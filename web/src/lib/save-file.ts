const lifetimeMilliseconds = 60_000

/** Has the browser keep this as a file of the person's. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), lifetimeMilliseconds)
}
