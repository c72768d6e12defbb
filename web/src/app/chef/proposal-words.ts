import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Proposal } from '#domain/chat/proposal.ts'
import type { Staleness } from '#domain/chat/stale-proposal.ts'
import { plannedInWords } from '#domain/week/meal-words.ts'
import { t } from '#domain/texts/t.ts'
import { dayInWords } from '../kitchen/day-words.ts'

/** What a card is to change, in one line. */
export function proposalInWords(proposal: Proposal, today: CalendarDay): string {
  switch (proposal.kind) {
    case 'list':
      return t('Add {count, plural, one {# thing} other {# things}} to “{list}”', {
        count: proposal.lines.length,
        list: proposal.list.name,
      })
    case 'pantry':
      return t('Change your pantry')
    case 'save':
      return t('Save “{title}”', { title: proposal.title })
    case 'plan':
      return t('Plan for {day}', { day: dayInWords(proposal.day, today) })
  }
}

/** What it changes, each thing by itself. */
export function linesOfProposal(proposal: Proposal): readonly string[] {
  switch (proposal.kind) {
    case 'list':
      return proposal.lines
    case 'pantry':
      return [
        ...proposal.add.map((line) => t('In: {thing}', { thing: line })),
        ...proposal.gone.map(({ name }) => t('Run out: {thing}', { thing: name })),
      ]
    case 'save':
      return []
    case 'plan': {
      const { servings } = proposal
      const meal = plannedInWords({ ...proposal, kind: 'recipe' })
      return servings === null
        ? [meal]
        : [
            t('{meal}, for {servings, plural, one {# person} other {# people}}', {
              meal,
              servings,
            }),
          ]
    }
  }
}

/** Why it can no longer be confirmed. */
export function stalenessInWords(staleness: Staleness): string {
  switch (staleness) {
    case 'old':
      return t('This is of an earlier day. Ask the chef again.')
    case 'elsewhere':
      return t('This is for the kitchen in which you cooked then. Ask the chef again.')
    case 'no-list':
      return t('That list is no longer there. Ask the chef again.')
    case 'unchecked':
      return t('This was not checked for everybody who eats today. Ask the chef again.')
  }
}
