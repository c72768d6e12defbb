import { plainLines, plainText } from './plain-text.ts'

const counted = /^(?:(?:step|schritt|étape|paso)\s*)?\d{1,2}\s*[.):]\s+(?=\S)/iu

/** Steps in one text: a paragraph each, or, where there is none, a line each; without their numbers. */
export function stepsInText(text: string): string[] {
  const paragraphs = text.split(/\r?\n\s*\r?\n/)
  const parts = paragraphs.length > 1 ? paragraphs.map(plainText) : plainLines(text)
  return parts.map((part) => part.replace(counted, '').trim()).filter((step) => step !== '')
}
