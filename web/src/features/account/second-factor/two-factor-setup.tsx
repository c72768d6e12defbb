import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { QrPicture } from '#web/ui/qr-picture.tsx'

import { CodeForm } from './code-form.tsx'
import { confirmFactor, type NewFactor } from './two-factor.ts'
import { useFocus } from '../forms/use-focus.ts'

interface TwoFactorSetupProps {
  factor: NewFactor
  onConfirmed: () => Promise<void>
  onCancel: () => void
}

/** The picture for the app, the secret for who types it, and the first code as the proof. */
export function TwoFactorSetup({ factor, onConfirmed, onCancel }: TwoFactorSetupProps) {
  const heading = useFocus<HTMLHeadingElement>()

  async function confirm(code: string) {
    await confirmFactor(factor.id, code)
    await onConfirmed()
  }

  return (
    <div className="max-w-105">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {t('Set up your app')}
      </h3>
      <ol className="mt-3 list-decimal space-y-4 ps-5">
        <li>
          <p>
            {t(
              'Scan this with an authenticator app, such as Aegis, 1Password or Google Authenticator.',
            )}
          </p>
          <div className="mt-3">
            <QrPicture source={factor.qrCode} alt={t('QR code for your authenticator app')} />
          </div>
          <p className="mt-3 text-sm text-soft">{t('Or type this key into the app:')}</p>
          <p className="mt-1 rounded-field bg-sunken px-4 py-3 font-mono wrap-anywhere select-all">
            {factor.secret}
          </p>
        </li>
        <li>{t('Enter the code that the app shows then. Your other devices are signed out.')}</li>
      </ol>
      <div className="mt-5">
        <CodeForm onCode={confirm} submit={{ label: t('Turn on'), pending: t('Checking...') }}>
          <Button variant="quiet" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        </CodeForm>
      </div>
    </div>
  )
}
