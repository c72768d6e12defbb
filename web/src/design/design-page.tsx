import { BrowserRouter } from 'react-router'

import { ThemeSwitch } from '../app/theme/theme-switch.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { Buttons } from './buttons.tsx'
import { Colours } from './colours.tsx'
import { Fields } from './fields.tsx'
import { Overlays } from './overlays.tsx'
import { Surfaces } from './surfaces.tsx'
import { TypeScale } from './type-scale.tsx'

/** Every piece of the design system in every state, on light and dark ground. */
export function DesignPage() {
  return (
    <BrowserRouter>
      <main className="mx-auto max-w-330 px-4 py-10 sm:px-6 lg:px-10">
        <a
          href="/"
          className="inline-flex min-h-11 items-center font-display text-[1.625rem] font-[640] text-tomato-text"
        >
          Larder
        </a>
        <div className="mt-4 mb-8 flex flex-wrap items-start justify-between gap-4">
          <PageTitle
            lead={
              <>
                The pieces that every screen is made of. Larder is built with React, PostgreSQL and
                PostgREST; its titles are set in Fraunces, its text in Figtree.
              </>
            }
          >
            Design system
          </PageTitle>
          <ThemeSwitch />
        </div>
        <Colours />
        <TypeScale />
        <Buttons />
        <Fields />
        <Surfaces />
        <Overlays />
      </main>
      <Toaster />
    </BrowserRouter>
  )
}
