import { milesBetween } from '../src/domain/geo.ts'

type ZipPoint = readonly [zip: string, lat: number, lng: number]

/** A position farther than this from every zip code is outside the directory's region. */
const MAX_MILES = 6

/** A coarse position that is a few minutes old is good enough to find the zip code. */
const POSITION_OPTIONS = { enableHighAccuracy: false, maximumAge: 300_000, timeout: 15_000 }

/** Shown after an error. `choices` is for a button without a field. */
const ALTERNATIVES = { field: 'Type a zip code or neighborhood instead.', choices: 'Choose a location above instead.' }

const MESSAGES: Record<number, string> = {
  [GeolocationPositionError.PERMISSION_DENIED]: 'Your browser did not share your location.',
  [GeolocationPositionError.POSITION_UNAVAILABLE]: 'Your device does not know where it is.',
  [GeolocationPositionError.TIMEOUT]: 'Your device took too long to find your location.',
}

const HIDING_EVENTS = ['click', 'input', 'keydown', 'wheel', 'touchmove']

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
    throw new Error('You seem to be outside of New York City and the East End.')
  return nearest.zip
}

/**
 * Enters the visitor's zip code into the button's field and submits the form. If the button has no field, opens the list
 * of the chosen treatment or of all clinics, sorted by distance.
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
    const reason = MESSAGES[code] ?? (error instanceof TypeError ? 'The zip codes could not be loaded.' : message)
    showMessage(`${reason} ${field ? ALTERNATIVES.field : ALTERNATIVES.choices}`)
    field?.focus()
    hideAtNextAction(showMessage)
  }
}

/**
 * Hides the message at the visitor's next click, input or scroll, because it covers part of the page. Listens for
 * `click`, not `pointerdown`, so that a tap on the message does not reach the control below.
 */
function hideAtNextAction(showMessage: (text: string) => void): void {
  const controller = new AbortController()
  const hide = () => {
    controller.abort()
    showMessage('')
  }
  for (const type of HIDING_EVENTS) document.addEventListener(type, hide, { signal: controller.signal })
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
