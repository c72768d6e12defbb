/** Where somebody writes; a search stands in the address, and numbers are quickly set again. */
const fields =
  'textarea, input:is(:not([type]), [type=text], [type=email], [type=password], [type=url], [type=tel]):not([inputmode=numeric], [inputmode=decimal])'

/**
 * Whether a field of the page has something in it that a person may have typed: where the page is loaded anew it may be
 * lost. What the browser itself filled in, it fills in again.
 */
export function isBeingWritten(): boolean {
  const found = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)
  return [...found].some((field) => field.value.trim() !== '' && !isFilledByBrowser(field))
}

function isFilledByBrowser(field: Element): boolean {
  try {
    return field.matches(':autofill')
  } catch {
    return false
  }
}
