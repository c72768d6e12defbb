import type { Condition, Form } from '#domain/composing/form.ts'
import { placeWords } from '#domain/composing/places.ts'
import { type Node, parseTemplate, TemplateError } from '#domain/composing/template.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { equipmentIn } from '#domain/recipes/equipment.ts'
import type { Problem } from '../problem.ts'
import type { FormFiles } from './read.ts'

interface Spoken {
  /** Slots that a text names. */
  slots: Set<string>
  faults: string[]
}

const words = new Set(placeWords)
/** What says nothing of the things themselves. */
const silent = new Set(['minutes', 'is', 'them', 'verb'])

function readPlaces(nodes: readonly Node[], slots: ReadonlySet<string>, spoken: Spoken): void {
  const known = (names: string) => {
    for (const name of names.split('+')) {
      if (!slots.has(name)) spoken.faults.push(`there is no slot "${name}"`)
    }
  }
  for (const node of nodes) {
    if (node.kind === 'optional') {
      if (node.if !== null) known(node.if)
      readPlaces(node.nodes, slots, spoken)
    }
    if (node.kind !== 'place') continue
    if (!words.has(node.of)) spoken.faults.push(`there is no place "${node.of}"`)
    if (node.of === 'ml') continue
    known(node.about)
    if (!silent.has(node.of)) for (const name of node.about.split('+')) spoken.slots.add(name)
  }
}

function spokenIn(texts: readonly string[], slots: ReadonlySet<string>): Spoken {
  const spoken: Spoken = { slots: new Set(), faults: [] }
  for (const text of texts) {
    try {
      readPlaces(parseTemplate(text), slots, spoken)
    } catch (thrown) {
      if (!(thrown instanceof TemplateError)) throw thrown
      spoken.faults.push(thrown.message)
    }
  }
  return spoken
}

function wrongTexts(form: Form): string[] {
  const slots = new Set(form.slots.map(({ name }) => name))
  const steps = spokenIn(form.steps, slots)
  const titles = form.titles.map(({ title }) => title)
  const others = spokenIn([...titles, form.summary, form.tip ?? '', form.storage ?? ''], slots)
  const unsaid = [...slots].filter((name) => !steps.slots.has(name))
  const terms = form.minutes.total.flatMap((term) =>
    typeof term === 'number' ? [] : term.split('+').filter((name) => !slots.has(name)),
  )
  return [
    ...steps.faults,
    ...others.faults,
    ...unsaid.map((name) => `no step says what to do with the slot "${name}"`),
    ...terms.map((name) => `its minutes speak of "${name}", which is no slot`),
  ]
}

/** All that is asked of what fills a form. */
const conditionsOf = ({ titles, needs }: Form): Condition[] => [
  ...titles.map(({ when }) => when),
  ...needs.flatMap(({ when }) => when ?? []),
]

function wrongKinds(form: Form, vocabulary: Vocabulary): string[] {
  const named = [
    ...form.slots.flatMap(({ kinds, not }) => [...kinds, ...not]),
    ...form.never.flat(),
    ...conditionsOf(form).flatMap(({ slots, has, hasNot }) => [
      ...Object.values(slots).flat(),
      ...has,
      ...hasNot,
    ]),
  ]
  return [...new Set(named)]
    .filter((id) => !vocabulary.ingredients.has(id))
    .map((id) => `unknown ingredient "${id}"`)
}

/** What cooks in one pot, or is stirred together, is tasted before it is served. */
const stirred = ['one-pot', 'soup', 'curry', 'noodles', 'rice']
const tasting = /\btaste\b/iu

const untasted = ({ tags, steps }: Form): string[] =>
  stirred.some((tag) => tags.includes(tag)) && !steps.some((step) => tasting.test(step))
    ? ['no step says to taste it']
    : []

/** What stands in an address beside the slots. */
const taken = new Set(['flavour', 'for', 'servings', 'swap', 'cook'])

function wrongRules(form: Form, flavours: ReadonlySet<string>): string[] {
  const slots = new Set(form.slots.map(({ name }) => name))
  const last = form.titles.at(-1)?.when
  const isOpen =
    last !== undefined &&
    Object.keys(last.slots).length + last.has.length + last.hasNot.length + last.flavours.length ===
      0
  return [
    ...[...slots]
      .filter((name) => taken.has(name))
      .map((name) => `"${name}" is a word of the address`),
    ...[...form.flavours, ...conditionsOf(form).flatMap((each) => each.flavours)]
      .filter((id) => !flavours.has(id))
      .map((id) => `unknown flavour "${id}"`),
    ...form.needs
      .flatMap(({ of }) => of)
      .concat(conditionsOf(form).flatMap(({ slots: asked }) => Object.keys(asked)))
      .filter((name) => !slots.has(name))
      .map((name) => `there is no slot "${name}"`),
    ...(isOpen ? [] : ['the last title must hold of every dish']),
    ...(form.slots[0]?.least === 0 ? ['the first slot leads: it must be filled'] : []),
  ]
}

/** What the steps ask of a kitchen, whatever fills the slots, and the form does not say. */
function unsaidEquipment({ steps, equipment }: Form): string[] {
  const written = steps.map((step) => step.replaceAll(/[[\]{}]/gu, ''))
  return equipmentIn(written)
    .filter((each) => !equipment.includes(each))
    .map((each) => `its steps ask for: ${each}`)
}

/** What is wrong with the files that dishes are composed of, beside the shape of each entry. */
export function checkForms(
  { book, techniques, problems }: FormFiles,
  vocabulary: Vocabulary,
): Problem[] {
  const flavours = new Set(book.flavours.keys())
  const seen = new Set<string>()
  const ofTechniques = techniques.flatMap(({ id }) => {
    const texts = [
      ...(vocabulary.ingredients.has(id) ? [] : ['is no ingredient']),
      ...(seen.has(id) ? ['stands here twice'] : []),
    ]
    seen.add(id)
    return texts.map((text): Problem => ({ file: 'techniques', entry: id, text }))
  })
  const ofForms = [...book.forms.values()].flatMap((form) =>
    [
      ...wrongTexts(form),
      ...wrongKinds(form, vocabulary),
      ...wrongRules(form, flavours),
      ...unsaidEquipment(form),
      ...untasted(form),
    ].map((text): Problem => ({ file: 'forms', entry: form.id, text })),
  )
  const named = [
    ...book.never.flat(),
    ...[...book.flavours.values()].flatMap(({ signs, parts }) => [
      ...signs,
      ...Object.values(parts).flat(),
    ]),
  ]
  const ofShared = [...new Set(named)]
    .filter((id) => !vocabulary.ingredients.has(id))
    .map((id): Problem => ({ file: 'forms', entry: id, text: 'is no ingredient' }))
  return [...problems, ...ofTechniques, ...ofForms, ...ofShared]
}
