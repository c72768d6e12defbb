import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '../../catalogue/forms')

/** The address of a dish of a form as the form is now. @throws where there is no such form */
export function currentDish(form: string, query: string): string {
  for (const file of readdirSync(folder)) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    const version = new RegExp(String.raw`^- id: ${form}\n  version: (\d+)$`, 'mu').exec(text)?.[1]
    if (version !== undefined) return `/dish/${form}-${version}?${query}`
  }
  throw new Error(`there is no form ${form}`)
}
