import { type Look, lookLike } from '../looks/look.ts'

const scallion = lookLike('slice', '#7fbf4f')
const herb = lookLike('fleck', '#4f963c')

/** What is strewn over a dish that nobody serves without something green. */
export function withGreen(garnishes: readonly Look[]): readonly Look[] {
  return garnishes.length > 0 ? garnishes : [herb]
}

export function withScallions(garnishes: readonly Look[]): readonly Look[] {
  return garnishes.some(({ shape }) => shape === 'slice') ? garnishes : [...garnishes, scallion]
}
