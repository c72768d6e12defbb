import { vi } from 'vitest'

// Test files share a worker, and what comes from packages; our modules begin anew in each.
vi.resetModules()
