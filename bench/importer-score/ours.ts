import { readPage } from '#functions/import-recipe/read-page/read-page.ts'
import type { DraftLine } from '#domain/recipes/draft.ts'
import type { Group, ReadingBeside } from './beside.ts'
import type { TestPage } from './pages.ts'

function groupsOf(lines: readonly DraftLine[]): Group[] {
  const groups: { heading: string | null; lines: string[] }[] = []
  for (const { text, section } of lines) {
    const last = groups.at(-1)
    if (last !== undefined && last.heading === section) last.lines.push(text)
    else groups.push({ heading: section, lines: [text] })
  }
  return groups
}

/** A page as the app's importer reads it. */
export function readByLarder({ html }: TestPage): ReadingBeside {
  const { found } = readPage(html)
  return {
    title: found.title,
    ingredients: found.lines.map(({ text }) => text),
    steps: found.steps,
    servings: found.servings,
    minutes: found.readyInMinutes,
    groups: groupsOf(found.lines),
    headedSteps: found.steps.flatMap((step, at) => {
      const section = found.stepSections[at] ?? null
      const isFirst = section !== null && section !== (found.stepSections[at - 1] ?? null)
      return isFirst ? [section, step] : [step]
    }),
    image: found.image,
    author: found.author,
    nutrition: found.nutrition,
    language: found.language,
  }
}
