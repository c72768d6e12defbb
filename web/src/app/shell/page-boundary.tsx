import { Component, type ReactNode } from 'react'

import { logFailure } from '#web/lib/log.ts'

import { CodeMissing } from './lazy-screen.tsx'
import { PageFailed } from '../page/page-failed.tsx'

interface PageBoundaryProps {
  pathname: string
  children: ReactNode
}

/** Keeps a page that breaks from taking the app with it. Give it the path as its key. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    logFailure(`The page ${this.props.pathname} failed`, error)
    if (error instanceof CodeMissing && navigator.onLine) loadAnew()
  }

  override render() {
    return this.state.failed ? <PageFailed /> : this.props.children
  }
}

const loadedAnewKey = 'larder-loaded-anew'
const onceInMilliseconds = 60_000

/** Takes the version that the server has now, but not again and again where that does not help. */
function loadAnew(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(loadedAnewKey)) < onceInMilliseconds) return
    sessionStorage.setItem(loadedAnewKey, String(Date.now()))
  } catch {
    return
  }
  window.location.reload()
}
