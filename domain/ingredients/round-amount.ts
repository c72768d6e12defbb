/** An amount to three decimals: what adding and dividing leave behind it is noise. */
export function roundAmount(value: number): number {
  return Math.round(value * 1000) / 1000
}
