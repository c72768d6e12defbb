import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { avoidable } from '#domain/ingredients/vocabulary.ts'
import { diets } from '#domain/recipes/diets.ts'
import { type Half, halves } from '../kitchens/household.ts'

/** Upper and lower case are alike in answers. @throws where it is no regular expression */
function pattern(source: string, context: z.RefinementCtx<string>): RegExp {
  try {
    return new RegExp(source, 'i')
  } catch {
    context.addIssue({ code: 'custom', message: `is no regular expression: ${source}` })
    return z.NEVER
  }
}

const patterns = z.array(z.string().transform(pattern)).default([])

const question = z.object({
  question: z.string().min(1),
  /** What is at home, as somebody types it, or one thing an entry. */
  pantry: z
    .union([z.string(), z.array(z.string()).transform((things) => things.join(', '))])
    .default(''),
  /** Strict: a word that the app does not have would otherwise ask for nothing. */
  settings: z
    .strictObject({
      preferences: z.array(z.enum(diets)).default([]),
      restrictions: z.array(z.enum(avoidable)).default([]),
    })
    .default({ preferences: [], restrictions: [] }),
  /** What a good answer holds, all of it. */
  must: patterns,
  /** What it must never say. */
  mustNot: patterns,
})

/** What somebody asks, as they type it, and what a good answer holds. */
export type Question = z.infer<typeof question> & { kind: string }

const questions = z.array(question)
const folder = new URL('questions/', import.meta.url)

/** Our own questions, in the order of the files' names; a file is a kind. @throws where one has not the shape that README.md states */
export async function ourQuestions(): Promise<Question[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).toSorted()
  const files = names.map(async (name) => {
    const all = questions.parse(parse(await readFile(new URL(name, folder), 'utf8')))
    return all.map((each) => ({ ...each, kind: path.basename(name, '.yaml') }))
  })
  return (await Promise.all(files)).flat()
}

/** Questions of a JSON file of the shape `{"questions": […]}`. @throws where one has not the shape */
export async function questionsIn(file: string): Promise<Question[]> {
  const read = z.object({ questions }).parse(JSON.parse(await readFile(file, 'utf8')))
  return read.questions.map((each) => ({ ...each, kind: 'other' }))
}

/** FNV-1a of 32 bits: the same on every machine. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Half of the questions, by a number of their words: what is built on one half is reported on the other. */
export function halfOf(all: readonly Question[], half: Half | undefined): Question[] {
  if (half === undefined) return [...all]
  return all.filter((each) => numberOf(each.question) % 2 === halves.indexOf(half))
}
