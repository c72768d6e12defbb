import { useState } from 'react'

import { Alert } from '../ui/alert.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { InBothThemes } from './in-both-themes.tsx'

export function Fields() {
  return (
    <InBothThemes
      title="Fields"
      note="The label stays visible; an error says what is wrong and how to put it right."
    >
      <TextField label="Name" placeholder="Ada" hint="Shown beside your comments." />
      <TextField
        label="Email"
        type="email"
        defaultValue="ada@larder"
        error="Please enter a valid email address"
      />
      <TextField label="Collection" defaultValue="Weeknights" disabled />
      <PasswordField label="Password" defaultValue="a secret" autoComplete="off" />
      <TextArea label="Description" placeholder="What goes in here?" />
      <div>
        <Checkbox label="Vegetarian" defaultChecked />
        <Checkbox label="Nuts" hint="nuts, tree nuts, peanuts" />
        <Checkbox label="Not available" disabled />
      </div>
      <Switches />
      <Alert>Invalid login credentials</Alert>
    </InBothThemes>
  )
}

function Switches() {
  const [on, setOn] = useState(true)
  return (
    <div>
      <Switch
        label="Staples count as had"
        hint="Salt, pepper, oil and water"
        checked={on}
        onCheckedChange={setOn}
      />
      <Switch label="Metric amounts" checked={!on} onCheckedChange={(next) => setOn(!next)} />
    </div>
  )
}
