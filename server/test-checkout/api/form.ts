type Form = { [name: string]: FormValue }
type FormValue = string | Form | FormValue[]

/** `items[0][price]=x` → {items: [{price: 'x'}]}: how Stripe writes what is nested into a form. */
export function readForm(text: string): Form {
  const form: Form = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = name, ...rest] = name
      .split(/\]\[|\[|\]$/)
      .filter((part, at) => at === 0 || part !== '')
    put(form, first, rest, value)
  }
  return listsIn(form)
}

function put(form: Form, name: string, rest: readonly string[], value: string): void {
  const [next, ...further] = rest
  if (next === undefined) {
    form[name] = value
    return
  }
  const known = form[name]
  const inner: Form =
    typeof known === 'object' && !Array.isArray(known) ? known : Object.create(null)
  form[name] = inner
  put(inner, next, further, value)
}

function listsIn(form: Form): Form {
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, listIn(value)]))
}

function listIn(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const names = Object.keys(value)
  const isList = names.length > 0 && names.every((name) => /^\d+$/.test(name))
  return isList ? Object.values(value).map(listIn) : listsIn(value)
}
