import { t } from '#domain/texts/t.ts'

/** Thrown by what needs a backend where none is configured. */
export class BackendNotConfigured extends Error {
  readonly code = 'backend_not_configured'
  constructor() {
    super(t('Authentication not available: the backend is not configured.'))
    this.name = 'BackendNotConfigured'
  }
}
