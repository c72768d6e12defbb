import { Component, type ReactNode } from 'react'

import { logFailure } from '#web/lib/log.ts'

import { PageFailed } from './page-failed.tsx'

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
  }

  override render() {
    return this.state.failed ? <PageFailed /> : this.props.children
  }
}
