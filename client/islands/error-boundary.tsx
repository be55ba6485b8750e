import { Component, type ErrorInfo, type ReactNode } from 'react'

export class IslandBoundary extends Component<{ name: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(`[error boundary] ${this.props.name}:`, error, info.componentStack)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className="panel" role="alert">
        <h2>Something went wrong</h2>
        <p>We're sorry, but there was an error loading this page.</p>
        <button type="button" className="button" onClick={() => this.setState({ failed: false })}>
          Try again
        </button>
      </div>
    )
  }
}
