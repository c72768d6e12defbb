import cardsUrl from '#catalogue/build/cards.json?url'
import { lastOfCatalogue } from '#domain/recipes/of-catalogue.ts'
import { locale } from '#domain/texts/t.ts'
import { fetchJson } from './fetch-json.ts'
import { field, textField } from './json.ts'

/** The title under which a recipe goes in the language of the page; without an id it is one of ours, if any. */
type TitleHere = (title: string, id?: number | null) => string

const asItIs: TitleHere = (title) => title
let reading: Promise<TitleHere> | undefined

async function readTitles(): Promise<TitleHere> {
  const cards = field(await fetchJson(cardsUrl), 'cards')
  const titles = new Map<string, string>()
  for (const card of Array.isArray(cards) ? cards : []) {
    const [title, written] = [textField(card, 'title'), textField(card, 'writtenTitle')]
    if (title !== undefined && written !== undefined) titles.set(written, title)
  }
  return (title, id = null) => ((id ?? 0) > lastOfCatalogue ? title : (titles.get(title) ?? title))
}

/**
 * How the titles that the backend sends beside something else read in the language of the page: it knows them in English.
 * Where the cards cannot be fetched they stay as they are.
 */
export async function titlesHere(): Promise<TitleHere> {
  if (locale() === 'en') return asItIs
  reading ??= readTitles()
  return reading.catch(() => {
    reading = undefined
    return asItIs
  })
}
