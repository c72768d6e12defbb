import { Fragment } from 'react'
import type { StepTimer } from '#domain/cooking/timers.ts'

interface StepTextProps {
  text: string
  lang: string | undefined
  times: readonly StepTimer[]
}

/** The step as it stands, its times in bold. */
export function StepText({ text, lang, times }: StepTextProps) {
  const ends = [0, ...times.map(({ end }) => end)]
  return (
    <p
      lang={lang}
      className="max-w-[36ch] text-[clamp(1.375rem,1.05rem+1.5vw,2.125rem)] leading-[1.4] text-pretty short:text-xl"
    >
      {times.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <b className="font-bold text-tomato-text">{text.slice(start, end)}</b>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </p>
  )
}
