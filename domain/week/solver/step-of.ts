/** The largest number that divides all of these whole numbers; 1 where there is none. */
export function stepOf(numbers: Iterable<number>): number {
  let step = 0
  for (const each of numbers) {
    let rest = each
    while (rest !== 0) [step, rest] = [rest, step % rest]
  }
  return Math.max(1, step)
}
