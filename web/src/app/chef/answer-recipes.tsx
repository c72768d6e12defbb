import { useCallback, useMemo } from 'react'
import { t } from '#domain/texts/t.ts'
import { addressesIn, addressOf, withoutLinks } from '#domain/chat/answer-links.ts'
import { inventedRecipe } from '#domain/chat/invented-recipe.ts'
import { namedRecipes, plannedDays } from '#domain/chat/named-recipes.ts'
import { isDish } from '#domain/composing/is-dish.ts'
import { matchRecipe } from '#domain/matching/match-recipe.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { keepsRules } from '#domain/recipes/suits-diet.ts'
import type { ChatMessage } from '#web/features/chef/chat-message.ts'
import { useLinkedDishes } from '#web/features/composing/use-linked-dishes.ts'
import { useShownMatches } from '#web/features/recipes/match/shown-match.ts'
import { Button } from '#web/ui/button.tsx'
import { useProvisions } from '../kitchen/use-provisions.ts'
import { wantedOfMatches } from '../kitchen/wanted-of-matches.ts'
import { ChatRecipe, type Buy } from './chat-recipe.tsx'
import { InventedRecipeCard } from './invented-recipe-card.tsx'
import type { ChefKnowledge } from './use-chef-knowledge.ts'

interface AnswerRecipesProps {
  message: ChatMessage
  userId: string | null
  knowledge: ChefKnowledge
}

/** Cards of one answer. */
const mostCards = 8

/** The recipes that an answer names, as cards; one that it made up, read and checked. */
export function AnswerRecipes({ message, userId, knowledge }: AnswerRecipesProps) {
  const { ending } = message
  const { kitchen, vocabulary, recipes, rules } = knowledge
  const content = useMemo(() => withoutLinks(message.content), [message.content])
  const links = useMemo(() => addressesIn(message.content), [message.content])
  const ofDishes = useMemo(() => links.filter((address) => address.startsWith('/dish/')), [links])
  const dishes = useLinkedDishes(ofDishes, kitchen)
  // The same list for all messages without a dish: its titles are read once.
  const allRecipes = useMemo<readonly RecipeCard[]>(
    () => (dishes.length === 0 ? knowledge.allRecipes : [...dishes, ...knowledge.allRecipes]),
    [dishes, knowledge.allRecipes],
  )
  const { buy } = useProvisions(userId)
  // Among all of them: a title that does not suit may hold the words of one that does.
  const named = useMemo(() => {
    const linked = links.flatMap(
      (address) => allRecipes.find((recipe) => addressOf(recipe) === address) ?? [],
    )
    return [...new Set([...linked, ...namedRecipes(content, allRecipes)])]
  }, [links, content, allRecipes])
  const suits = useCallback(
    (recipe: RecipeCard) => (isDish(recipe) ? keepsRules(recipe, rules) : recipes.includes(recipe)),
    [recipes, rules],
  )
  const matches = useMemo(() => {
    const suited = named.filter(suits)
    return suited.slice(0, mostCards).map((recipe) => matchRecipe(recipe, kitchen))
  }, [named, suits, kitchen])
  const shown = useShownMatches(matches, kitchen)
  const days = useMemo(() => plannedDays(content, allRecipes), [content, allRecipes])
  const unsuited = named.filter((recipe) => !suits(recipe))
  // Cut off in the middle, nobody knows what was still to come.
  const invented = useMemo(
    () => (ending === 'complete' ? inventedRecipe(content) : null),
    [content, ending],
  )
  const isOurs = invented !== null && namedRecipes(invented.title, allRecipes).length > 0

  const onBuy: Buy = (wanted) => {
    const [only] = wanted
    buy(
      wantedOfMatches(wanted),
      wanted.length === 1 && only !== undefined ? only.recipe.title : null,
    )
  }
  const dayOf = (id: number) => days.find(({ recipe }) => recipe?.id === id)?.day
  const isPlan = days.length > 0
  const isMissing = matches.some(({ missedIngredientCount }) => missedIngredientCount > 0)
  return (
    <>
      {shown.length > 0 && (
        <ul className="space-y-2" aria-label={isPlan ? t('The plan') : t('Recipes of this answer')}>
          {shown.map((each) => {
            const day = dayOf(each.match.recipe.id)
            return (
              <li key={each.match.recipe.id}>
                <ChatRecipe
                  shown={each}
                  vocabulary={vocabulary}
                  onBuy={onBuy}
                  {...(day !== undefined && { day })}
                />
              </li>
            )
          })}
        </ul>
      )}
      {isPlan && isMissing && (
        <Button variant="soft" size="sm" className="w-full" onClick={() => onBuy(matches)}>
          {t('Put all that is missing on the shopping list')}
        </Button>
      )}
      {unsuited.length > 0 && (
        <p role="note" className="rounded-field bg-danger-soft px-3.5 py-2.5 text-sm text-danger">
          {t('Not for you, by your dietary settings: {recipes}.', {
            recipes: unsuited.map(({ title }) => title).join(', '),
          })}
        </p>
      )}
      {invented !== null && !isOurs && (
        <InventedRecipeCard recipe={invented} knowledge={knowledge} onBuy={buy} />
      )}
    </>
  )
}
