import type { Form } from './form.ts'
import { placesOf } from './places.ts'
import type { Telling } from './telling.ts'
import { parseTemplate, renderTemplate, TemplateError } from './template.ts'
import type { Filling } from './filling.ts'

/** There is no such form, or it has changed, or does not take what is to fill it. */
export class CannotComposeError extends Error {
  override readonly name = 'CannotComposeError'
}

/** The words of a dish. */
export interface DishWords {
  title: string
  summary: string
  steps: readonly string[]
  tip: string | null
  storage: string | null
}

/**
 * The texts of a form, filled with what is in a dish and told in a language.
 *
 * @param title the template of the title that it goes by
 * @throws CannotComposeError where the form is badly written, UntoldError where the language lacks something
 */
export function tellDish(
  form: Form,
  title: string,
  fillings: readonly Filling[],
  servings: number,
  telling: Telling,
): DishWords {
  const places = placesOf(fillings, servings, new Set(form.slots.map(({ name }) => name)), telling)
  const render = (english: string) => {
    try {
      return renderTemplate(parseTemplate(telling.text(english)), places)
    } catch (cause) {
      if (!(cause instanceof TemplateError)) throw cause
      throw new CannotComposeError(`the form "${form.id}" is badly written`, { cause })
    }
  }
  const texts = (english: string | null) => (english === null ? null : render(english) || null)
  return {
    title: render(title),
    summary: render(form.summary),
    steps: form.steps.map(render).filter((step) => step !== ''),
    tip: texts(form.tip),
    storage: texts(form.storage),
  }
}
