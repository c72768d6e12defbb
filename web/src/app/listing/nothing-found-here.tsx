import { useQuery } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import type { Access } from '#domain/access.ts'
import type { DietarySettings } from '#domain/dietary-settings.ts'
import { formatNumber } from '#domain/format-number.ts'
import { ingredientPlural } from '#domain/ingredients/names.ts'
import { nearestAliases } from '#domain/ingredients/nearest.ts'
import { normalise } from '#domain/ingredients/normalise.ts'
import type { ListingChoice } from '#domain/recipes/listing-choice.ts'
import { openChoice, settleListing, type SettledListing } from '#domain/recipes/settle-listing.ts'
import { isComposedFor } from '#domain/recipes/listing.ts'
import { searchWords } from '#domain/recipes/search-text.ts'
import { activeFilters } from '#web/features/recipes/listing/filter-words.ts'
import { NothingListed } from '#web/features/recipes/listing/nothing-listed.tsx'
import { saidAsChosen } from '#web/features/recipes/listing/said-choice.ts'
import { listingCountQuery, type ListingRequest } from '#web/features/recipes/listing/queries.ts'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { KitchenListing } from './use-kitchen-listing.ts'

interface NothingFoundHereProps {
  choice: ListingChoice
  settled: SettledListing
  settings: DietarySettings | null
  access: Access
  request: ListingRequest
  /** Where the list is made here, so are its numbers. */
  ofKitchen: KitchenListing | undefined
  /** Something is at home, of which dishes can be put together. */
  hasPantry: boolean
  onChoose: (choice: ListingChoice) => void
}

/** Each search that asks for one thing less, and for one of the words alone. */
function lesserChoices(choice: ListingChoice, settled: SettledListing) {
  const text = choice.text.trim()
  const { wanted } = searchWords(text)
  const filters = activeFilters(choice, settled)
  const hasText = text !== ''
  return {
    parts: filters.length + Number(hasText),
    lesser: [
      ...filters.map(({ lifted, without }) => ({ words: lifted, choice: without })),
      ...(hasText && filters.length > 0
        ? [{ words: t('Without “{words}”', { words: text }), choice: { ...choice, text: '' } }]
        : []),
      ...(wanted.length > 1
        ? wanted.map((word) => ({
            words: t('Only “{word}”', { word }),
            choice: { ...choice, text: word, exactText: false },
          }))
        : []),
    ],
  }
}

/** Nothing found: why, and the searches next to this one that find something, each with its number. */
export function NothingFoundHere(props: NothingFoundHereProps) {
  const { settled, settings, access, request, ofKitchen, hasPantry, onChoose } = props
  const choice = saidAsChosen(props.choice, settled.query)
  const { data: vocabulary } = useVocabulary()
  const { parts, lesser } = lesserChoices(choice, settled)
  // With what the settings forbid: how much they hold back.
  const unrestricted = useQuery({
    ...listingCountQuery({
      ...request,
      query: {
        ...settled.query,
        preferences: choice.preferences,
        restrictions: choice.restrictions,
      },
    }),
    enabled: settings !== null && ofKitchen === undefined,
  })
  const near =
    vocabulary === undefined || choice.text === ''
      ? []
      : nearestAliases(normalise(choice.text), vocabulary).map((id) => {
          const name = ingredientPlural(id, vocabulary)
          return { name, onTake: () => onChoose({ ...choice, text: name, exactText: false }) }
        })
  return (
    <NothingListed
      parts={parts}
      isForKitchen={settled.query.forKitchen}
      hidden={unrestricted.data?.total ?? 0}
      ways={lesser.map((each) => (
        <Way
          key={each.words}
          words={each.words}
          request={{ ...request, query: settleListing(each.choice, settings, access).query }}
          ofKitchen={ofKitchen}
          onTake={() => onChoose(each.choice)}
        />
      ))}
      forKitchen={
        hasPantry &&
        !settled.query.forKitchen && (
          <Button
            variant="secondary"
            onClick={() => onChoose({ ...openChoice(settings), forKitchen: true })}
          >
            {t('What my kitchen can cook')}
          </Button>
        )
      }
      near={near}
      settings={<LinkButton to={paths.accountPlace('diet')}>{t('Dietary settings')}</LinkButton>}
      onShowAll={() => onChoose(openChoice(settings))}
    />
  )
}

interface WayProps {
  words: string
  request: ListingRequest
  ofKitchen: KitchenListing | undefined
  onTake: () => void
}

/** A search that asks for less, where it finds something. */
function Way({ words, request, ofKitchen, onTake }: WayProps) {
  const here = isComposedFor(request.query) ? ofKitchen?.countOf(request.query) : undefined
  const { data } = useQuery({ ...listingCountQuery(request), enabled: here === undefined })
  const count = here ?? data
  if (count === undefined || count.total === 0) return null
  return (
    <Button variant="secondary" onClick={onTake}>
      {words} ({formatNumber(count.total)}
      {!count.complete && '+'})
    </Button>
  )
}
