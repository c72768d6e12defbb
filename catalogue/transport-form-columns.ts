import type { Form } from '#domain/composing/form.ts'
import type { KindsPacker, KindsReader } from './transport-kinds.ts'
import {
  packCondition,
  type PackedCondition,
  type PackedSlot,
  packSlot,
  unpackCondition,
  unpackSlot,
} from './transport-slots.ts'

/** A form without what stands in columns. */
type PackedForm = Omit<Form, 'slots' | 'never' | 'titles' | 'summary' | 'steps'>

/** How forms travel: what is alike stands together, a column for each part, for that packs best. */
export interface FormColumns {
  forms: readonly PackedForm[]
  slots: readonly (readonly PackedSlot[])[]
  /** Pairs, one after the other. */
  nevers: readonly (readonly number[])[]
  whens: readonly (readonly PackedCondition[])[]
  titles: readonly (readonly string[])[]
  summaries: readonly string[]
  steps: readonly (readonly string[])[]
}

export function packForms(forms: readonly Form[], kinds: KindsPacker): FormColumns {
  return {
    forms: forms.map(
      ({ slots: _1, never: _2, titles: _3, summary: _4, steps: _5, ...form }) => form,
    ),
    slots: forms.map(({ slots }) => slots.map((slot) => packSlot(slot, kinds))),
    nevers: forms.map(({ never }) => never.flat().map(kinds.id)),
    whens: forms.map(({ titles }) => titles.map(({ when }) => packCondition(when, kinds))),
    titles: forms.map(({ titles }) => titles.map(({ title }) => title)),
    summaries: forms.map(({ summary }) => summary),
    steps: forms.map(({ steps }) => steps),
  }
}

function pairsOf(places: readonly number[], { id }: KindsReader): Form['never'] {
  return places.flatMap((place, at) =>
    at % 2 === 0 ? [[id(place), id(places[at + 1] ?? -1)] as const] : [],
  )
}

export function unpackForms(file: FormColumns, kinds: KindsReader): Form[] {
  return file.forms.map((form, at) => {
    const whens = file.whens[at] ?? []
    return {
      ...form,
      slots: (file.slots[at] ?? []).map((slot) => unpackSlot(slot, kinds)),
      never: pairsOf(file.nevers[at] ?? [], kinds),
      titles: (file.titles[at] ?? []).map((title, place) => {
        return { title, when: unpackCondition(whens[place] ?? null, kinds) }
      }),
      summary: file.summaries[at] ?? '',
      steps: file.steps[at] ?? [],
    }
  })
}
