import { useState } from 'react'

import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { PlusIcon, SearchIcon, TrashIcon } from '../ui/action-icons.tsx'
import { HeartFilledIcon, HeartIcon } from '../ui/icons.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Tag } from '../ui/tag.tsx'
import { InBothThemes, Row } from './in-both-themes.tsx'

export function Buttons() {
  return (
    <>
      <InBothThemes
        title="Buttons"
        note="One primary button a screen. Every target is at least 44 pixels, and keeps its place while it is under way."
      >
        <Row>
          <Button>Add</Button>
          <Button variant="secondary">Cancel</Button>
          <Button variant="soft">Add to list</Button>
          <Button variant="quiet">Skip</Button>
          <Button variant="danger">Delete</Button>
          <Button variant="char">Undo</Button>
        </Row>
        <Row>
          <Button size="sm">Small</Button>
          <Button size="md">Medium</Button>
          <Button size="lg">
            <PlusIcon /> Large
          </Button>
        </Row>
        <Row>
          <Button pending>Saving...</Button>
          <Button variant="secondary" pending>
            Loading...
          </Button>
          <Button disabled>Not now</Button>
          <LinkButton to="#link" variant="secondary">
            A link
          </LinkButton>
        </Row>
        <Row>
          <IconButton label="Search" icon={<SearchIcon />} />
          <IconButton label="Remove" icon={<TrashIcon />} />
          <IconButton label="Save" icon={<HeartIcon />} variant="floating" />
          <IconButton
            label="Saved"
            icon={<HeartFilledIcon className="text-tomato-text" />}
            variant="floating"
          />
        </Row>
      </InBothThemes>
      <InBothThemes title="Chips and tags" note="A chip is chosen; a tag only says something.">
        <Chips />
        <Row>
          <Tag tone="basil">ready now</Tag>
          <Tag>missing 2</Tag>
          <Tag tone="butter">use soon</Tag>
          <Tag tone="tomato">Trial Expired</Tag>
          <Tag tone="char">Premium</Tag>
        </Row>
      </InBothThemes>
    </>
  )
}

function Chips() {
  const modes = ['Ready now', 'Use it up', 'Fewest extras', 'Quickest']
  const [chosen, setChosen] = useState('Ready now')
  return (
    <Row>
      {modes.map((mode) => (
        <Chip key={mode} selected={mode === chosen} onClick={() => setChosen(mode)}>
          {mode}
        </Chip>
      ))}
    </Row>
  )
}
