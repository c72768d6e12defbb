import ical, { ICalEventTransparency } from 'ical-generator'
import { t } from '#domain/texts/t.ts'
import { plannedInWords } from '#domain/week/meal-words.ts'
import type { FeedMeal, FeedPlan } from './feed-plan.ts'

/** Seconds after which a calendar is asked to look again; most do it when they like. */
const lookAgainAfter = 4 * 3_600

function pageOf({ recipe_id, dish_address }: FeedMeal, siteUrl: string): string | null {
  if (recipe_id !== null) return `${siteUrl}/recipe/${recipe_id}`
  return dish_address === null ? null : siteUrl + dish_address
}

/**
 * What is planned as a calendar (RFC 5545): each meal an event of its whole day, in which nobody is busy. Nothing tells when this was asked,
 * so that the same plan is the same text.
 */
export function calendarOf({ kitchen, meals }: FeedPlan, siteUrl: string): string {
  const calendar = ical({
    name: kitchen === null ? t('Meal plan') : t('Meal plan of {kitchen}', { kitchen }),
    prodId: { company: 'Larder', product: /* not shown */ 'Meal plan' },
    ttl: lookAgainAfter,
  })
  for (const meal of meals) {
    calendar.createEvent({
      id: meal.id,
      start: new Date(meal.day),
      allDay: true,
      stamp: new Date(meal.created_at),
      summary: plannedInWords(meal),
      transparency: ICalEventTransparency.TRANSPARENT,
      url: pageOf(meal, siteUrl),
    })
  }
  return calendar.toString()
}
