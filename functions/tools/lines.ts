import { z } from 'zod'
import { mostLines } from '#domain/chat/proposal.ts'
import { textLimits } from '#domain/limits.ts'
import { plainLine } from './plain-line.ts'

/** Things to put somewhere, as a person would type them. */
export const linesSchema = z
  .array(z.string().max(textLimits.itemName))
  .max(mostLines)
  .describe('One thing each, with its amount: “2 eggs”')

/** As the app parts what is typed: the comma of "1,5 kg" parts nothing. */
const separators = /\n|;|,(?!\d)|(?<!\d),/u

/** Each thing by itself, so that a card shows all that would be written. */
export const linesOf = (lines: readonly string[]): string[] =>
  lines
    .flatMap((line) => line.split(separators))
    .map((line) => plainLine(line, textLimits.itemName))
    .filter((line) => line !== '')
    .slice(0, mostLines)
