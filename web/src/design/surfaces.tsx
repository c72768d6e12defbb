import { useState } from 'react'

import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { BasketIcon } from '../ui/icons.tsx'
import { SkeletonCard, SkeletonText } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Tag } from '../ui/tag.tsx'
import { InBothThemes, Row } from './in-both-themes.tsx'

export function Surfaces() {
  return (
    <>
      <InBothThemes title="Cards and tabs" note="Large calm surfaces: one thing on each.">
        <div className="grid gap-4 sm:grid-cols-2">
          <Card className="p-5">
            <Tag tone="basil">ready now</Tag>
            <h3 className="mt-2 text-xl">Tomato &amp; egg breakfast pan</h3>
            <p className="mt-1 text-sm text-soft">15 min · Easy</p>
          </Card>
          <SkeletonCard />
        </div>
        <Card tone="basil" className="p-5">
          <h3 className="text-xl">Three things, nine more dinners</h3>
          <p className="mt-1 mb-3 text-soft">Parsley, coconut milk and a baguette.</p>
          <Row>
            <Button variant="soft" size="sm">
              Add to list
            </Button>
            <Button variant="soft" size="sm">
              Show them
            </Button>
          </Row>
        </Card>
        <TabsShown />
      </InBothThemes>
      <InBothThemes
        title="Nothing yet, on its way, gone wrong"
        note="An empty screen says what to do next; loading shows the shape of what comes; an error offers to try again."
      >
        <EmptyState
          title="Your list is empty"
          picture={<BasketIcon size={36} />}
          action={<Button>Find something to cook</Button>}
        >
          Add what a recipe is missing, and it waits here for your next trip.
        </EmptyState>
        <SkeletonText />
        <ErrorState title="The recipes did not come" onRetry={() => undefined}>
          Check your connection and try again.
        </ErrorState>
      </InBothThemes>
    </>
  )
}

function TabsShown() {
  const [tab, setTab] = useState<'ingredients' | 'steps'>('ingredients')
  return (
    <Tabs
      label="Recipe"
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'ingredients', label: 'Ingredients', panel: <p>2 eggs, half an onion, milk</p> },
        { value: 'steps', label: 'Steps', panel: <p>Warm the pan before the butter goes in.</p> },
      ]}
    />
  )
}
