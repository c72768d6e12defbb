import type { Composing } from '#domain/composing/compose.ts'
import { dishAt } from '#domain/composing/dish-at.ts'
import type { Dish } from '#domain/composing/dish.ts'

/** Writes the dish of a form, as it is now, that an address with this query shows. @throws where there is none */
export function writerOfDishes(composing: Composing): (form: string, query: string) => Dish {
  return (form, query) => {
    const version = composing.book.forms.get(form)?.version
    const dish = dishAt(`${form}-${version}`, new URLSearchParams(query), composing)
    if (dish === null) throw new Error(`no dish of ${form}`)
    return dish
  }
}
