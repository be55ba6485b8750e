export const showResult = (button: HTMLButtonElement, text: string) => {
  // Keeps the label in `value`, because the text at a second click may be the result of the first.
  button.value ||= button.textContent
  button.textContent = text
  const status = document.querySelector('[data-action-status]')
  if (status) status.textContent = text
  setTimeout(() => {
    button.textContent = button.value
    if (status) status.textContent = ''
  }, 2500)
}

async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showResult(button, 'Copied')
  } catch {
    showResult(button, 'Could not copy')
  }
}

export async function copyOrShare(button: HTMLButtonElement): Promise<void> {
  if (button.dataset['action'] === 'copy') {
    return copy(button, button.dataset['copy'] ?? document.querySelector('[data-copy-source]')?.textContent ?? '')
  }
  const url = location.origin + location.pathname
  if (!navigator.share) return copy(button, url)
  // `navigator.share` rejects when the visitor closes the share sheet.
  await navigator.share({ title: document.title, url }).catch(() => {})
}
