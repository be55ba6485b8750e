/** What a page's action buttons do, fetched when the first of them is pressed. Each says aloud that it was done. */

const done = (button: HTMLElement, text: string) => {
  const label = button.textContent
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
    done(button, 'Copied')
  } catch {
    done(button, 'Could not copy')
  }
}

/** Runs the action a button names: `copy` the address, or `share` the page (by copying its link where nothing else can). */
export async function runAction(button: HTMLElement): Promise<void> {
  if (button.dataset['action'] === 'copy') {
    return copy(button, document.querySelector('[data-copy-source]')?.textContent ?? '')
  }
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
  if (!navigator.share) return copy(button, url)
  // A person who closes the share sheet has changed their mind; that is no error.
  await navigator.share({ title: document.title, url }).catch(() => {})
}
