import { t } from '#domain/texts/t.ts'
import { canListen } from '#web/lib/can-listen.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { canReadAloud } from './read-aloud.ts'
import type { Voice } from './use-voice.ts'

interface HandsFreeDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  voice: Voice
  readsAloud: boolean
  onReadsAloud: (on: boolean) => void
}

const keys: readonly (readonly [key: string, what: string])[] = [
  [t('→ or space'), t('next step')],
  ['←', t('step before')],
  ['T', t('start the step’s timer')],
  ['R', t('read the step aloud')],
  [t('Esc|a key'), t('leave')],
]

/** Cooking without touching the screen: what each way does, before it is switched on. */
export function HandsFreeDialog(props: HandsFreeDialogProps) {
  const { open, onOpenChange, voice, readsAloud, onReadsAloud } = props
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('Hands-free')} size="md">
      <div className="space-y-5">
        {canListen() ? (
          <Switch
            label={t('Listen to me')}
            hint={t(
              'Say “next”, “back”, “start timer”, “repeat” or “stop”. It needs the microphone, and your browser may send what it hears to its maker to understand it. It ends when you leave.',
            )}
            checked={voice.isListening}
            onCheckedChange={(on) => (on ? voice.start() : voice.stop())}
          />
        ) : (
          <p className="text-soft">{t('This browser cannot listen to commands.')}</p>
        )}
        {voice.failure !== null && (
          <p role="alert" className="text-sm text-danger">
            {voice.failure}
          </p>
        )}
        {canReadAloud() && (
          <Switch
            label={t('Read each step aloud')}
            checked={readsAloud}
            onCheckedChange={onReadsAloud}
          />
        )}
        <section>
          <h3 className="mb-2 text-lg">{t('On a keyboard')}</h3>
          <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
            {keys.map(([key, what]) => (
              <div key={key} className="contents">
                <dt className="font-semibold">{key}</dt>
                <dd className="text-soft">{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  )
}
