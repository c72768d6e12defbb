const controls = 'a[href], button, input, select, textarea, [tabindex]'
const fields = 'input, select, textarea, [aria-pressed]'

/**
 * Where the focus goes when a dialog opens: to its first control where that is a field, else to its heading, so
 * that what stands before a button is read first. A finger finds the field itself, and the keyboard stays away.
 */
export function firstFocus(body: HTMLElement | null, heading: HTMLElement | null) {
  if (body === null || window.matchMedia('(pointer: coarse)').matches) return heading
  const first = [...body.querySelectorAll<HTMLElement>(controls)].find(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled, [type=hidden]'),
  )
  return first?.matches(fields) === true ? first : heading
}
