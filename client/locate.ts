import { milesBetween } from '../src/domain/geo.ts'

type ZipPoint = readonly [zip: string, lat: number, lng: number]

/** A position farther than this from every zip code is outside the directory's region. */
const MAX_MILES = 6

/** A coarse position that is a few minutes old is good enough to find the zip code. */
const POSITION_OPTIONS = { enableHighAccuracy: false, maximumAge: 300_000, timeout: 15_000 }

const TYPE_INSTEAD = 'Type a zip code or neighborhood instead.'

const MESSAGES: Record<number, string> = {
  [GeolocationPositionError.PERMISSION_DENIED]: `This site may not use your location. ${TYPE_INSTEAD}`,
  [GeolocationPositionError.POSITION_UNAVAILABLE]: `Your device does not know where it is. ${TYPE_INSTEAD}`,
  [GeolocationPositionError.TIMEOUT]: `Your device took too long to find your location. ${TYPE_INSTEAD}`,
}

async function findZip(): Promise<string> {
  const [{ coords }, zips] = await Promise.all([
    new Promise<GeolocationPosition>((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(resolve, reject, POSITION_OPTIONS),
    ),
    fetch('/zip-points.json').then((response) => response.json() as Promise<ZipPoint[]>),
  ])
  const here = { lat: coords.latitude, lng: coords.longitude }
  const [nearest] = zips
    .map(([zip, lat, lng]) => ({ zip, miles: milesBetween(here, { lat, lng }) }))
    .sort((a, b) => a.miles - b.miles)
  if (!nearest || nearest.miles > MAX_MILES)
    throw new Error(`You seem to be outside of New York City and the East End. ${TYPE_INSTEAD}`)
  return nearest.zip
}

/**
 * Finds the visitor's zip code and enters it into the button's field, then submits the form. A button without a field
 * opens the list of the chosen treatment, nearest first.
 */
export async function showNearest(button: HTMLElement): Promise<void> {
  const field = document.getElementById(button.dataset['locate'] ?? '') as HTMLInputElement | null
  const status = button.parentElement?.querySelector('[role="status"]')
  const showMessage = (text: string) => {
    if (status) status.textContent = text
  }
  showMessage('Looking for your zip code. Only the zip code is sent, not your position.')
  try {
    const zip = await findZip()
    showMessage(`You are in zip code ${zip}.`)
    if (field?.form) submitWith(field, field.form, zip)
    else location.assign(nearestPath(zip))
  } catch (error) {
    const { code, message } = error as GeolocationPositionError
    showMessage(
      MESSAGES[code] ?? (error instanceof TypeError ? `The zip codes could not be loaded. ${TYPE_INSTEAD}` : message),
    )
    field?.focus()
    hideAtNextAction(showMessage)
  }
}

/** Hides the message when the visitor next presses or types something, because it covers part of the page. */
function hideAtNextAction(showMessage: (text: string) => void): void {
  const acted = new AbortController()
  const hide = () => {
    acted.abort()
    showMessage('')
  }
  for (const type of ['pointerdown', 'input']) document.addEventListener(type, hide, { signal: acted.signal })
}

function submitWith(field: HTMLInputElement, form: HTMLFormElement, zip: string): void {
  field.value = zip
  const sort = form.elements.namedItem('sort')
  if (sort instanceof HTMLSelectElement) sort.value = 'distance'
  form.requestSubmit()
}

function nearestPath(zip: string): string {
  const treatment = document.querySelector<HTMLSelectElement>('[name="treatment"]')?.value
  return `${treatment ? `/services/${treatment}` : '/medspas'}?near=${zip}&sort=distance`
}
