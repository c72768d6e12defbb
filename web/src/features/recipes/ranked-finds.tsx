import { useMemo } from 'react'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { rankRecipes } from '#domain/matching/rank.ts'
import { rarityWeights } from '#domain/matching/weights.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { BandSections } from './band-sections.tsx'
import { sectionsOf } from './match-sections.ts'
import { ModeChips } from './mode-chips.tsx'
import { RankingLine } from './ranking-line.tsx'
import { useRankingMode } from './ranking-mode.ts'
import type { RecipeGridProps } from './recipe-grid.tsx'
import { useShownMatches } from './shown-match.ts'

interface RankedFindsProps {
  found: readonly RecipeCard[]
  /** All recipes, by which it is known what is rare. */
  catalogue: readonly RecipeCard[]
  kitchen: Kitchen
  corner: RecipeGridProps['corner']
}

/** What a search found, by how far the pantry goes; what uses nothing of it stands last. */
export function RankedFinds({ found, catalogue, kitchen, corner }: RankedFindsProps) {
  const [mode, setMode] = useRankingMode()
  const weightOf = useMemo(() => rarityWeights(catalogue), [catalogue])
  const ranked = useMemo(
    () => rankRecipes(found, kitchen, mode, weightOf),
    [found, kitchen, mode, weightOf],
  )
  const shown = useShownMatches(ranked, kitchen)
  return (
    <>
      <ModeChips mode={mode} onChange={setMode} />
      <RankingLine mode={mode} kitchen={kitchen} change={null} headline="" />
      <BandSections
        key={mode}
        sections={sectionsOf(shown, mode)}
        vocabulary={kitchen.vocabulary}
        corner={corner}
      />
    </>
  )
}
