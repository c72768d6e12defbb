export const millilitresPerSpoon = 15
/** Millilitres; less than this no cup measures. */
export const leastOfCup = 40

/** Water as one measures it: by spoons, and then by jugs. */
export function roundedMillilitres(millilitres: number): number {
  const step = millilitres < leastOfCup ? millilitresPerSpoon : millilitres < 100 ? 25 : 50
  return Math.max(step, Math.round(millilitres / step) * step)
}

/** Above half an hour nobody counts single minutes. */
export const roundedMinutes = (minutes: number) =>
  minutes > 30 ? Math.round(minutes / 5) * 5 : minutes
