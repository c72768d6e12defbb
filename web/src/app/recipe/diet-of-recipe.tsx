import type { ComponentProps } from 'react'
import { DietFacts } from '#web/features/recipes/page/diet-facts.tsx'
import { WhoeverEats } from '../kitchen/whoever-eats.tsx'

interface DietOfRecipeProps extends ComponentProps<typeof DietFacts> {
  /** Null is a visitor. */
  owner: string | null
}

/** What a recipe suits and contains, and whom it is cooked for today. */
export function DietOfRecipe({ owner, facts }: DietOfRecipeProps) {
  return (
    <>
      {owner !== null && <WhoeverEats owner={owner} />}
      <DietFacts facts={facts} />
    </>
  )
}
