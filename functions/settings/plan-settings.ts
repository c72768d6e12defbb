import { z } from 'zod'
import { planOffers } from '#domain/plan-features.ts'
import { optionalText } from './optional-text.ts'

export const planVariables = {
  PLAN: optionalText.pipe(z.enum(planOffers, 'PLAN must be paid or everyone').optional()),
} as const
