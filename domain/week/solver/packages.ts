/** A tenth less than what a recipe says makes the same dish, as where the pantry is compared with a recipe. */
const enoughShare = 0.9

/** Ten times the grams of which a tenth may lack: whole numbers, so that nothing hangs on how they are rounded. */
export const tenfold = (grams: number) => Math.round(10 * enoughShare) * grams

/** Whether so many grams at home are not enough for a dish, or for several. */
export const isTooLittle = (held: number, drawn: number): boolean => tenfold(drawn) > 10 * held

/** What a plan asks of one thing. */
export interface Asked {
  /** Of what is at home and still good. */
  drawn: readonly (number | null)[]
  /** Of what is bought for it. */
  bought: readonly (number | null)[]
}

const sum = (grams: readonly (number | null)[]) =>
  grams.reduce<number>((all, each) => all + (each ?? 0), 0)

/**
 * Whole packages of one thing that a plan needs: none where what is at home is enough. Of what nobody said how much
 * there is, enough is there.
 *
 * @param held grams at home, null where nobody said how much
 * @param holds grams in a package, undefined where nobody knows: then one is enough
 */
export function packagesFor(
  { drawn, bought }: Asked,
  held: number | null,
  holds: number | undefined,
): number {
  const short = held === null ? 0 : Math.max(0, tenfold(sum(drawn)) - 10 * held)
  const needed = tenfold(sum(bought)) + short
  const least = bought.length > 0 || short > 0 ? 1 : 0
  return holds === undefined ? least : Math.max(least, Math.ceil(needed / (10 * holds)))
}
