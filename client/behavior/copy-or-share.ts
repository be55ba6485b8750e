const labels = new WeakMap<HTMLElement, string>()

const showResult = (button: HTMLElement, text: string) => {
  // A second click may come while the button still shows the first result instead of its label.
  const label = labels.get(button) ?? button.textContent
  labels.set(button, label)
  button.textContent = text
  const status = document.querySelector('[data-action-status]')
  if (status) status.textContent = text
  setTimeout(() => {
    button.textContent = label
    if (status) status.textContent = ''
  }, 2500)
}

async function copy(button: HTMLElement, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showResult(button, 'Copied')
  } catch {
    showResult(button, 'Could not copy')
  }
}

export async function copyOrShare(button: HTMLElement): Promise<void> {
  if (button.dataset['action'] === 'copy') {
    return copy(button, button.dataset['copy'] ?? document.querySelector('[data-copy-source]')?.textContent ?? '')
  }
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  if (!navigator.share) return copy(button, url)
  // `navigator.share` rejects when the visitor closes the share sheet.
  await navigator.share({ title: document.title, url }).catch(() => {})
}
