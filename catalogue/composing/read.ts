import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Condition, Flavour, Form, FormBook, SlotMeasure } from '#domain/composing/form.ts'
import type { Technique } from '#domain/composing/technique.ts'
import type { Problem } from '../problem.ts'
import {
  type FlavourEntry,
  flavourEntry,
  type FormEntry,
  formEntry,
  kindSets,
  neverPairs,
  type slotEntry,
  techniqueEntry,
} from './format.ts'

type Sets = z.infer<typeof kindSets>

/** Kinds with the sets among them written out, the first mention of each. */
function writtenOut(kinds: readonly string[], sets: Sets): string[] {
  const all = kinds.flatMap((kind) =>
    kind.startsWith('$') ? writtenOut(sets[kind.slice(1)] ?? [], sets) : [kind],
  )
  return [...new Set(all)]
}

function measureOf({ portion, dose, grams, each, amount }: z.infer<typeof slotEntry>): SlotMeasure {
  if (portion !== undefined) return { by: 'portion', times: portion }
  if (grams !== undefined) return { by: 'grams', grams, ...(each !== undefined && { each }) }
  if (amount !== undefined) return { by: 'amount', ...amount }
  return { by: 'dose', times: dose ?? 1 }
}

const nothing: Condition = { slots: {}, has: [], hasNot: [], flavours: [] }
const conditionSchema = z.record(z.string(), z.array(z.string()))

function conditionOf(written: unknown, sets: Sets): Condition {
  const { has = [], hasNot = [], flavour = [], ...slots } = conditionSchema.parse(written)
  return {
    slots: Object.fromEntries(
      Object.entries(slots).map(([slot, kinds]) => [slot, writtenOut(kinds, sets)]),
    ),
    has: writtenOut(has, sets),
    hasNot: writtenOut(hasNot, sets),
    flavours: flavour,
  }
}

/** A form as dishes are composed of it. */
export function toForm({ generic, ...entry }: FormEntry, sets: Sets): Form {
  return {
    ...entry,
    isGeneric: generic,
    tip: entry.tip ?? null,
    storage: entry.storage ?? null,
    slots: Object.entries(entry.slots).map(([name, slot]) => ({
      name,
      kinds: writtenOut(slot.of ?? [], sets),
      not: writtenOut(slot.not, sets),
      flavour: slot.flavour ?? null,
      by: [slot.by].flat(),
      least: slot.count.least,
      most: slot.count.most,
      measure: measureOf(slot),
      use: slot.use,
      isBasic: slot.basic,
    })),
    needs: entry.needs.map(({ when, ...need }) => ({
      ...need,
      ...(when !== undefined && { when: conditionOf(when, sets) }),
    })),
    titles: entry.titles.map((each) =>
      typeof each === 'string'
        ? { when: nothing, title: each }
        : { when: conditionOf(each.when, sets), title: each.title },
    ),
  }
}

function toFlavour({ parts, ...flavour }: FlavourEntry, sets: Sets): Flavour {
  return {
    ...flavour,
    parts: Object.fromEntries(
      Object.entries(parts).map(([part, kinds]) => [part, writtenOut(kinds ?? [], sets)]),
    ),
  }
}

/** What the files hold, each entry of the right shape. */
export interface FormFiles {
  book: FormBook
  techniques: readonly Technique[]
  entries: readonly FormEntry[]
  /** What each file holds, by its name: `pan`, `techniques-fish`. */
  areas: readonly Area[]
  problems: readonly Problem[]
}

interface Area {
  name: string
  entries: readonly FormEntry[]
  techniques: readonly Technique[]
}

async function yamlIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith('.yaml')).toSorted()
}

async function readAs<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
  problems: Problem[],
): Promise<z.output<Schema> | null> {
  let raw: unknown
  try {
    raw = parse(await readFile(join(folder, file), 'utf8'))
  } catch (thrown) {
    problems.push({ file, entry: 'YAML', text: thrown instanceof Error ? thrown.message : '' })
    return null
  }
  const result = schema.safeParse(raw)
  if (result.success) return result.data
  for (const { path, message } of result.error.issues) {
    problems.push({ file, entry: path.join('.'), text: message })
  }
  return null
}

/** Reads everything that dishes are composed of. */
export async function readForms(folder: string): Promise<FormFiles> {
  const problems: Problem[] = []
  const read = <Schema extends z.ZodType>(file: string, schema: Schema) =>
    readAs(folder, file, schema, problems)
  const sets = (await read('forms/kinds.yaml', kindSets)) ?? {}
  const flavours = (await read('forms/flavours.yaml', z.array(flavourEntry))) ?? []
  const never = (await read('forms/never.yaml', neverPairs)) ?? []
  const techniqueAreas = (await yamlIn(join(folder, 'techniques'))).map(async (name) => ({
    name: `techniques-${basename(name, '.yaml')}`,
    entries: [],
    techniques: (await read(`techniques/${name}`, z.array(techniqueEntry))) ?? [],
  }))
  const shared = new Set(['kinds.yaml', 'flavours.yaml', 'never.yaml'])
  const formFiles = (await yamlIn(join(folder, 'forms'))).filter((name) => !shared.has(name))
  const formAreas = formFiles.map(async (name) => ({
    name: basename(name, '.yaml'),
    entries: (await read(`forms/${name}`, z.array(formEntry))) ?? [],
    techniques: [],
  }))
  const areas: Area[] = await Promise.all([...formAreas, ...techniqueAreas])
  const entries = areas.flatMap((area) => area.entries)
  const techniques = areas.flatMap((area) => area.techniques)
  return {
    areas,
    entries,
    problems,
    techniques,
    book: {
      never,
      flavours: new Map(flavours.map((each) => [each.id, toFlavour(each, sets)])),
      forms: new Map(entries.map((entry) => [entry.id, toForm(entry, sets)])),
    },
  }
}
