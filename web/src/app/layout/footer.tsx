import { useState, type ReactNode } from 'react'

import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { NoticesCard } from '#web/features/moderation/notices-card.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { isForEveryone, isSignUpOpen, operatorLink } from '#web/lib/installation.ts'

import { OperatorLinks } from '../kitchen/operator-links.tsx'
import { LanguageChoice } from '../language/language-choice.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'

const quickLinks = [
  { to: paths.home, label: t('Ingredients') },
  { to: paths.recipes, label: t('Recipes') },
  { to: paths.savedRecipes, label: t('Saved Recipes') },
  { to: paths.shoppingList, label: t('Shopping List') },
] as const

/** The footer of every page in the shared layout, and what a moderator tells the reader. */
export function Footer() {
  const { user } = useAuth()
  const help = operatorLink('help')
  const [year] = useState(() => new Date().getFullYear())
  return (
    <>
      {user !== null && <NoticesCard userId={user.id} />}
      <footer className="mt-auto border-t border-line bg-sunken/60">
        <div className="mx-auto grid max-w-330 gap-x-10 gap-y-8 px-4 pt-12 pb-10 sm:grid-cols-2 sm:px-6 md:px-16 lg:grid-cols-[2fr_1fr_1fr] 2xl:px-10">
          <div className="max-w-md sm:max-lg:col-span-2">
            <p className="font-display text-2xl font-[640] text-tomato-text">Larder</p>
            <p className="mt-2 text-soft text-pretty">
              {t('Discover delicious recipes using ingredients you already have at home.')}
            </p>
            <div className="mt-5">
              <ThemeSwitch />
            </div>
            <div className="mt-2 -ms-2">
              <LanguageChoice />
            </div>
          </div>
          <Section title={t('Quick Links')}>
            <ul>
              {quickLinks.map((link) => (
                <li key={link.to}>
                  <FooterLink to={link.to}>{link.label}</FooterLink>
                </li>
              ))}
              {user === null && isSignUpOpen() && (
                <li>
                  <FooterLink to={paths.signup}>
                    {isForEveryone() ? t('Create Account') : t('Start Free Trial')}
                  </FooterLink>
                </li>
              )}
            </ul>
          </Section>
          <Section title={t('Connect With Us')}>
            <p className="flex min-h-11 items-center font-semibold">
              {help ? (
                <a href={help} className="underline underline-offset-4">
                  {t('Need help?')}
                </a>
              ) : (
                t('Need help?')
              )}
            </p>
            {!isForEveryone() && (
              <FooterLink to={paths.pricing}>{t('View Pricing & Features')}</FooterLink>
            )}
          </Section>
        </div>
        <div className="mx-auto flex max-w-330 flex-wrap items-center gap-x-6 gap-y-1 px-4 pb-6 text-sm text-soft sm:px-6 md:px-16 lg:justify-end 2xl:px-10">
          <p>© {year} Larder</p>
          <OperatorLinks />
          <a
            href="https://postgrest.org"
            rel="noopener noreferrer"
            className="flex min-h-11 items-center rounded-3xl border border-line bg-card px-4 py-1.5 font-semibold text-ink hover:border-edge"
          >
            {t('Built with React, PostgreSQL & PostgREST')}
          </a>
        </div>
      </footer>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1.5 text-lg">{title}</h2>
      {children}
    </section>
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center rounded-md text-soft underline-offset-4 hover:text-ink hover:underline"
    >
      {children}
    </Link>
  )
}
