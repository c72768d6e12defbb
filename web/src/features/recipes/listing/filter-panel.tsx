import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { avoidable } from '#domain/ingredients/vocabulary.ts'
import { cuisineName } from '#domain/recipes/cuisine-name.ts'
import { kindName } from '#domain/recipes/kind-name.ts'
import {
  cuisines,
  difficulties,
  furtherCuisines,
  mealTypes,
  seasons,
} from '#domain/recipes/kinds.ts'
import { dishFacts, recipeFacts, type RecipeFact } from '#domain/recipes/kitchen-facts.ts'
import type { ListingChoice } from '#domain/recipes/listing-choice.ts'
import type { LockedPart, SettledListing } from '#domain/recipes/settle-listing.ts'
import { listingScopes, mostMissing, type MostMissing } from '#domain/recipes/listing.ts'
import {
  factWords,
  freeOfWords,
  kitchenWords,
  missingWords,
  premiumWords,
  ratingWords,
  scopeWords,
  timeWords,
} from './filter-words.ts'
import { dietOptions, ratingOptions, timeOptions } from './listing-address.ts'
import { type OptionCount, OptionGroup } from './option-group.tsx'
import type { ListingCount } from './queries.ts'

export interface FilterPanelProps {
  choice: ListingChoice
  settled: SettledListing
  /** Numbers beside the options; undefined where they are not known. */
  numbers: ListingCount | undefined
  /** Something is known of the pantry. */
  hasPantry: boolean
  isSignedIn: boolean
  isClosed: (part: LockedPart) => boolean
  /** What stands in the place of the filters that the plan opens. */
  locked: ReactNode
  onChoose: (choice: ListingChoice) => void
}

/** What recipes ask for most often stands first; the rest is asked for. */
const usualTools: readonly RecipeFact[] = [
  'without-oven',
  'without-broiler',
  'without-blender',
  'without-wok',
  'without-thermometer',
]
const otherTools = recipeFacts.slice(dishFacts.length).filter((fact) => !usualTools.includes(fact))

const toggled = <Value,>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value]

/** Everything that the list can be narrowed by. */
export function FilterPanel(props: FilterPanelProps) {
  const { choice, settled, numbers, hasPantry, isSignedIn, isClosed, locked, onChoose } = props
  const { query } = settled
  const change = (part: Partial<ListingChoice>) => onChoose({ ...choice, ...part })

  function countOf(list: string, option: string | number | boolean): OptionCount | undefined {
    const total = numbers?.facets?.[list]?.[String(option)]
    return total === undefined
      ? undefined
      : { total, isCapped: numbers?.capped.includes(list) === true }
  }
  /** Of several, each on or off. */
  function several<Value extends string>(
    list: string,
    options: readonly Value[],
    chosen: readonly string[],
    words: (option: Value) => string,
    own: readonly string[] = chosen,
  ) {
    return options.map((value) => ({
      value,
      words: words(value),
      selected: chosen.includes(value),
      isSettled: chosen.includes(value) && !own.includes(value),
      count: countOf(list, value),
    }))
  }
  /** Of several, one or none: tapping the chosen one lifts it. */
  function one<Value extends string | number | boolean>(
    list: string,
    options: readonly Value[],
    chosen: Value | null,
    words: (option: Value) => string,
  ) {
    return options.map((value) => ({
      value,
      words: words(value),
      selected: value === chosen,
      count: countOf(list, value),
    }))
  }
  const facts = (options: readonly RecipeFact[]) =>
    several('facts', options, query.facts, (each) => factWords[each][0])
  const toggleFact = (fact: RecipeFact) => change({ facts: toggled(query.facts, fact) })
  const orNone = <Value,>(value: Value, chosen: Value | null) => (value === chosen ? null : value)
  const cooks = listingScopes.filter((scope) => scope !== 'all')

  return (
    <div className="space-y-6">
      <OptionGroup<'kitchen' | MostMissing>
        title={t('From my pantry')}
        hint={t(
          '“For my kitchen” needs no shopping, and has dishes put together from what you have.',
        )}
        options={[
          {
            value: 'kitchen',
            words: kitchenWords,
            selected: query.forKitchen,
            count: undefined,
          },
          // Nothing is missing where nothing is known of a pantry.
          ...one(
            'missing',
            hasPantry ? mostMissing : [],
            query.maxMissing,
            (each) => missingWords[each],
          ),
        ]}
        onToggle={(value) =>
          change(
            value === 'kitchen'
              ? { forKitchen: !query.forKitchen, maxMissing: null }
              : { forKitchen: false, maxMissing: orNone(value, query.maxMissing) },
          )
        }
      />
      <OptionGroup
        title={t('Meal')}
        options={several('meals', mealTypes, query.meals, kindName)}
        onToggle={(value) => change({ meals: toggled(query.meals, value) })}
      />
      <OptionGroup
        title={t('Time')}
        options={one('minutes', timeOptions, query.maxMinutes, timeWords)}
        onToggle={(value) => change({ maxMinutes: orNone(value, query.maxMinutes) })}
      />
      <OptionGroup
        title={t('Cuisine')}
        options={several('cuisines', cuisines, query.cuisines, cuisineName)}
        more={{
          words: t('More cuisines'),
          options: several('cuisines', furtherCuisines, query.cuisines, cuisineName),
        }}
        onToggle={(value) => change({ cuisines: toggled(query.cuisines, value) })}
      />
      <OptionGroup
        title={t('Diet')}
        options={several(
          'preferences',
          dietOptions,
          query.preferences,
          kindName,
          choice.preferences,
        )}
        onToggle={(value) => change({ preferences: toggled(choice.preferences, value) })}
      />
      <OptionGroup
        title={t('Avoid')}
        hint={t('Only recipes that are known to be free of it.')}
        options={several(
          'restrictions',
          avoidable,
          query.restrictions,
          freeOfWords,
          choice.restrictions,
        )}
        onToggle={(value) => change({ restrictions: toggled(choice.restrictions, value) })}
      />
      <OptionGroup
        title={t('Keeping and alcohol')}
        hint={t(
          '“Without alcohol” leaves out soy sauce and miso, too: brewing leaves a little in them.',
        )}
        options={facts(dishFacts)}
        onToggle={toggleFact}
      />
      <OptionGroup
        title={t('Equipment')}
        hint={t('Only recipes of which it is known what they need.')}
        options={facts(usualTools)}
        more={{ words: t('More equipment'), options: facts(otherTools) }}
        onToggle={toggleFact}
      />
      {isSignedIn && (
        <OptionGroup
          title={t('Whose')}
          options={one(
            'scope',
            cooks,
            query.scope === 'all' ? null : query.scope,
            (each) => scopeWords[each],
          )}
          onToggle={(value) => change({ scope: value === query.scope ? 'all' : value })}
        />
      )}
      {!isClosed('difficulties') && (
        <OptionGroup
          title={t('Difficulty')}
          options={several('difficulties', difficulties, query.difficulties, kindName)}
          onToggle={(value) => change({ difficulties: toggled(query.difficulties, value) })}
        />
      )}
      {!isClosed('seasons') && (
        <>
          <OptionGroup
            title={t('Season')}
            options={several('seasons', seasons, query.seasons, kindName)}
            onToggle={(value) => change({ seasons: toggled(query.seasons, value) })}
          />
          <OptionGroup
            title={t('Rating')}
            options={one('ratings', ratingOptions, query.minRating, ratingWords)}
            onToggle={(value) => change({ minRating: orNone(value, query.minRating) })}
          />
          <OptionGroup
            title={t('Premium')}
            options={one('premium', [true, false], query.premium, premiumWords)}
            onToggle={(value) => change({ premium: orNone(value, query.premium) })}
          />
        </>
      )}
      {locked}
    </div>
  )
}
