import { useMemo, useState, type ReactNode } from 'react'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import { rankRecipes, usesPantry, type RankingMode } from '#domain/matching/rank.ts'
import type { RecipeCard as RecipeCardData } from '#domain/recipes/recipe.ts'
import { simplestFirst } from '#domain/recipes/simplest-first.ts'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SearchIcon } from '#web/ui/icons.tsx'
import { MatchGrid } from './match-grid.tsx'
import { RecipeGrid, type RecipeGridProps } from './recipe-grid.tsx'

const modes: readonly { mode: RankingMode; label: string }[] = [
  { mode: 'ready-now', label: 'Ready now' },
  { mode: 'use-it-up', label: 'Use it up' },
  { mode: 'fewest-extras', label: 'Fewest extras' },
  { mode: 'quickest', label: 'Quickest' },
]

interface RankedRecipesProps {
  recipes: readonly RecipeCardData[]
  kitchen: Kitchen
  vocabulary: Vocabulary
  corner: RecipeGridProps['corner']
}

/** Recipes by what they use and what is missing, following the pantry as it changes. */
export function RankedRecipes({ recipes, kitchen, vocabulary, corner }: RankedRecipesProps) {
  const [mode, setMode] = useState<RankingMode>('ready-now')
  const ranked = useMemo(
    () => rankRecipes(recipes, kitchen, mode).filter(usesPantry),
    [recipes, kitchen, mode],
  )
  const counts = countBands(ranked)
  return (
    <>
      <RecipesHeading title={headline(counts)} aside={sideline(counts)}>
        <Modes mode={mode} onChange={setMode} />
      </RecipesHeading>
      {ranked.length === 0 ? (
        <EmptyState title="Nothing uses these yet" picture={<SearchIcon size={32} />}>
          None of our {recipes.length} recipes uses what is in your pantry. An onion, eggs or rice
          open many of them.
        </EmptyState>
      ) : (
        <MatchGrid matches={ranked} vocabulary={vocabulary} corner={corner} />
      )}
    </>
  )
}

/** Recipes while nothing is known of the pantry. */
export function UnrankedRecipes(props: Pick<RankedRecipesProps, 'recipes' | 'corner'>) {
  const { recipes, corner } = props
  const entries = useMemo(() => simplestFirst(recipes).map((recipe) => ({ recipe })), [recipes])
  return (
    <>
      <RecipesHeading
        title="Something to cook"
        aside="Add what you have, and these sort themselves."
      />
      <RecipeGrid entries={entries} corner={corner} />
    </>
  )
}

interface RecipesHeadingProps {
  title: string
  aside: string
  children?: ReactNode
}

function RecipesHeading({ title, aside, children }: RecipesHeadingProps) {
  return (
    <div className="mb-4.5 flex flex-wrap items-baseline gap-x-3.5 gap-y-1.5">
      <h2 className="text-[1.75rem]" aria-live="polite">
        {title}
      </h2>
      <p className="text-soft">{aside}</p>
      {children}
    </div>
  )
}

interface ModesProps {
  mode: RankingMode
  onChange: (mode: RankingMode) => void
}

function Modes({ mode, onChange }: ModesProps) {
  return (
    <div
      role="group"
      aria-label="Order"
      className="-mx-4 mt-1.5 flex w-[calc(100%+2rem)] gap-1.5 overflow-x-auto px-4 py-1 sm:mx-0 sm:w-full sm:px-0"
    >
      {modes.map(({ mode: each, label }) => (
        <Chip key={each} selected={each === mode} onClick={() => onChange(each)}>
          {label}
        </Chip>
      ))}
    </div>
  )
}

interface BandCounts {
  ready: number
  missingOne: number
  missingFew: number
  all: number
}

function countBands(ranked: readonly RecipeMatch[]): BandCounts {
  const count = (...bands: RecipeMatch['band'][]) =>
    ranked.filter(({ band }) => bands.includes(band)).length
  return {
    ready: count('ready', 'ready-with-swaps'),
    missingOne: count('missing-1'),
    missingFew: count('missing-2-3'),
    all: ranked.length,
  }
}

function headline({ ready, missingOne, all }: BandCounts): string {
  if (ready > 0) return `${ready} you can cook now`
  if (missingOne > 0) return `${missingOne} with one thing more`
  return all === 0 ? 'No match yet' : `${all} to work towards`
}

function sideline({ ready, missingOne, missingFew }: BandCounts): string {
  if (ready > 0 && missingOne > 0) return `${missingOne} more with one thing`
  return missingFew > 0 ? `${missingFew} more with two or three` : ''
}
