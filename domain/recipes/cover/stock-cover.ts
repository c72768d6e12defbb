/** Vessels for recipes without a picture, by the names of their files. The first stands where no recipe is known. */
export const stockCovers = [
  'stock',
  'stock-bowl',
  'stock-board',
  'stock-pot',
  'stock-pan',
  'stock-cloth',
] as const
export type StockCover = (typeof stockCovers)[number]

const addressOf = (cover: StockCover) => `/covers/${cover}.webp`

/** The vessel of a recipe without a picture: always the same of one, and another of the next. */
export function stockCover(id: number): string {
  return addressOf(stockCovers[Math.abs(Math.trunc(id)) % stockCovers.length] ?? 'stock')
}

/** Whether a picture stands for none, with or without what is to be drawn in its place. */
export function isStockCover(image: string | null): boolean {
  const [file] = image?.split('#', 1) ?? []
  return stockCovers.some((cover) => file === addressOf(cover))
}
