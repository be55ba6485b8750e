import { getMilesBetween } from '../../src/domain/geo.ts'

type ZipPoint = readonly [zip: string, lat: number, lng: number]

const MAX_MILES_FROM_ZIP_CODE = 6

const POSITION_OPTIONS = { maximumAge: 300_000, timeout: 15_000 }

const ERROR_MESSAGES: Record<number, string> = {
  [GeolocationPositionError.PERMISSION_DENIED]: 'Your browser did not share your location.',
  [GeolocationPositionError.POSITION_UNAVAILABLE]: 'Your device does not know where it is.',
  [GeolocationPositionError.TIMEOUT]: 'Your device took too long to find your location.',
}

const MESSAGE_HIDING_EVENTS = ['click', 'input', 'keydown', 'wheel', 'touchmove']

async function findNearestZip(): Promise<string> {
  const [{ coords }, zipPoints] = await Promise.all([
    new Promise<GeolocationPosition>((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(resolve, reject, POSITION_OPTIONS),
    ),
    fetch('/zip-points.json').then((response) => response.json() as Promise<ZipPoint[]>),
  ])
  const devicePosition = { lat: coords.latitude, lng: coords.longitude }
  const [nearest] = zipPoints
    .map(([zip, lat, lng]) => ({ zip, miles: getMilesBetween(devicePosition, { lat, lng }) }))
    .sort((a, b) => a.miles - b.miles)
  if (!nearest || nearest.miles > MAX_MILES_FROM_ZIP_CODE)
    throw new Error('You seem to be outside of New York City and the East End.')
  return nearest.zip
}

export async function applyVisitorLocation(button: HTMLElement): Promise<void> {
  const field = document.getElementById(button.dataset['locate'] ?? '') as HTMLInputElement | null
  const status = button.parentElement?.querySelector('[role="status"]')
  const showMessage = (text: string) => {
    if (status) status.textContent = text
  }
  showMessage('Looking for your zip code. Only the zip code is sent, not your position.')
  try {
    const zip = await findNearestZip()
    showMessage(`You are in zip code ${zip}.`)
    if (field?.form) submitWithZip(field, field.form, zip)
    else location.assign(createNearestClinicsPath(zip))
    // The page may be shown again after Back.
    addEventListener('pagehide', () => showMessage(''), { once: true })
  } catch (error) {
    const { code, message } = error as GeolocationPositionError
    // A TypeError means that the request failed, and a SyntaxError that the response is an error page.
    const isLoadError = error instanceof TypeError || error instanceof SyntaxError
    const reason = ERROR_MESSAGES[code] ?? (isLoadError ? 'The zip codes could not be loaded.' : message)
    showMessage(`${reason} ${field ? 'Type a zip code or neighborhood instead.' : 'Choose a location above instead.'}`)
    field?.focus()
    hideMessageAtNextAction(showMessage)
  }
}

/** Does not listen for `pointerdown`: a tap on the message would then click the control under it. */
function hideMessageAtNextAction(showMessage: (text: string) => void): void {
  const controller = new AbortController()
  const hide = () => {
    controller.abort()
    showMessage('')
  }
  for (const type of MESSAGE_HIDING_EVENTS) document.addEventListener(type, hide, { signal: controller.signal })
}

function submitWithZip(field: HTMLInputElement, form: HTMLFormElement, zip: string): void {
  field.value = zip
  const sort = form.elements.namedItem('sort')
  if (sort instanceof HTMLSelectElement) sort.value = 'distance'
  form.requestSubmit()
}

function createNearestClinicsPath(zip: string): string {
  const treatment = document.querySelector<HTMLSelectElement | HTMLInputElement>('[name="treatment"]')?.value
  // Without a choice, and until suggestions have loaded, the field's value is the typed text. The search interprets it.
  const typedText = document.querySelector<HTMLInputElement>('input#treatment')?.value.trim()
  if (treatment && treatment === typedText) return `/search?${new URLSearchParams({ treatment, location: zip })}`
  return `${treatment ? `/services/${treatment}` : '/medspas'}?near=${zip}&sort=distance`
}
