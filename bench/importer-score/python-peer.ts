import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Reading } from './compare.ts'
import type { TestPage } from './pages.ts'

const answer = z.object({
  title: z.string().nullable().catch(null),
  ingredients: z.array(z.string()).catch([]),
  instructions_list: z.array(z.string()).catch([]),
  yields: z.string().nullable().catch(null),
  total_time: z.number().nullable().catch(null),
})

/**
 * What Python's recipe-scrapers makes of pages without its rules for single sites. `python` is a command that has the
 * packages extruct, bs4 and isodate; the code is the checkout's own.
 */
export async function readByPython(
  python: string,
  checkout: string,
  pages: readonly TestPage[],
): Promise<Map<TestPage, Reading>> {
  const script = fileURLToPath(new URL('python-peer.py', import.meta.url))
  const reader = spawn(python, [script, checkout], { stdio: ['pipe', 'pipe', 'inherit'] })
  reader.stdin.end(pages.map(({ file, url }) => `${file}\t${url}\n`).join(''))
  const readings = new Map<TestPage, Reading>()
  let at = 0
  for await (const line of createInterface(reader.stdout)) {
    const page = pages[at]
    at += 1
    if (page === undefined) break
    const { title, ingredients, instructions_list, yields, total_time } = answer.parse(
      JSON.parse(line),
    )
    const servings = /\d+/u.exec(yields ?? '')?.[0]
    readings.set(page, {
      title,
      ingredients,
      steps: instructions_list,
      servings: servings === undefined ? null : Number(servings),
      minutes: total_time,
    })
  }
  return readings
}
