import { letters, type ShownText } from './shown-text.ts'

const mostSteps = 200
/** Letters of a step by which it is found on the page. */
const telling = 120
const longestName = 80
/** "Fry." stands on any page. */
const fewestLetters = 15

const beginning = (text: string) => letters(text).slice(0, telling)

/** Letters of a number or "Step 1" between a heading and its step. */
const between = 10

/** Whether the page shows the words directly behind the name. */
function isNamed(text: string, name: string, rest: string): boolean {
  const [key, end] = [letters(name), text.indexOf(beginning(rest))]
  return end !== -1 && text.slice(Math.max(0, end - key.length - between), end).includes(key)
}

/** The step without those of its names that the page does not show before it: "Cook: boil it" where it says "boil it". */
function asShown(step: string, { text }: ShownText): string {
  if (text.includes(beginning(step))) return step
  const parts = step.split(': ')
  const names = parts.slice(0, -1).filter((part) => part.length <= longestName)
  for (let count = 1; count <= names.length; count += 1) {
    const rest = parts.slice(count).join(': ')
    if (letters(rest).length < fewestLetters) break
    const outer = names[0] ?? ''
    if (isNamed(text, outer, rest)) return `${outer}: ${rest}`
    if (text.includes(beginning(rest))) return rest
  }
  return step
}

/** Data gives steps names that nobody sees; where it does so throughout, they go. Those of a few parts of the work stay. */
export function withoutUnseenNames(steps: readonly string[], shown: ShownText): readonly string[] {
  if (steps.length > mostSteps) return steps
  const seen = steps.map((step) => asShown(step, shown))
  const changed = seen.filter((step, at) => step !== steps[at]).length
  return changed * 3 > steps.length ? seen : steps
}

/** The steps as the page parts them, where they say the same in fewer pieces. */
export function asParted(data: readonly string[], seen: readonly string[]): readonly string[] {
  const isSame = seen.length > data.length && letters(data.join('')) === letters(seen.join(''))
  return isSame ? seen : data
}
