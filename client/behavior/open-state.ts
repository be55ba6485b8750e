import {
  formatOpenState,
  formatToday,
  getNewYorkMinuteOfWeek,
  getWeekday,
  parseSpans,
} from '../../src/domain/clinic/open-state.ts'

export function showOpenState(): void {
  const update = () => {
    const minuteOfWeek = getNewYorkMinuteOfWeek(new Date())
    for (const line of document.querySelectorAll<HTMLElement>('[data-hours]')) {
      const hours = line.dataset['hours'] ?? ''
      line.textContent = formatOpenState(parseSpans(hours), minuteOfWeek)
      line.dataset['open'] = `${line.textContent.startsWith('Open ')}`
      const todayElement = line.nextElementSibling
      if (todayElement?.hasAttribute('data-today')) todayElement.textContent = formatToday(hours, minuteOfWeek)
    }
    for (const row of document.querySelectorAll<HTMLElement>('[data-days]'))
      row.ariaCurrent = row.dataset['days']?.includes(`${getWeekday(minuteOfWeek)}`) ? 'date' : null
  }
  update()
  setInterval(update, 30_000)
}
