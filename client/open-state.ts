import {
  formatOpenState,
  formatToday,
  getNewYorkMinuteOfWeek,
  getWeekday,
  parseSpans,
} from '../src/domain/clinic/open-state.ts'

export function showOpenState(): void {
  const update = () => {
    const now = getNewYorkMinuteOfWeek(new Date())
    for (const line of document.querySelectorAll<HTMLElement>('[data-hours]')) {
      const hours = line.dataset['hours'] ?? ''
      line.textContent = formatOpenState(parseSpans(hours), now)
      line.dataset['open'] = `${line.textContent.startsWith('Open ')}`
      const today = line.nextElementSibling
      if (today?.hasAttribute('data-today')) today.textContent = formatToday(hours, getWeekday(now))
    }
    for (const row of document.querySelectorAll<HTMLElement>('[data-days]'))
      row.ariaCurrent = row.dataset['days']?.includes(`${getWeekday(now)}`) ? 'date' : null
  }
  update()
  setInterval(update, 30_000)
}
