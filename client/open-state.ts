import { newYorkMinute, readSpans, stateText } from '../src/domain/open-state.ts'

/** Replaces the hours on cards and profiles by what they mean now, and again every half a minute. */
export function showOpenState(): void {
  const update = () => {
    const at = newYorkMinute(new Date())
    for (const line of document.querySelectorAll<HTMLElement>('[data-hours]')) {
      line.textContent = stateText(readSpans(line.dataset['hours'] ?? ''), at)
      line.toggleAttribute('data-open', line.textContent.startsWith('Open '))
    }
  }
  update()
  setInterval(update, 30_000)
}
