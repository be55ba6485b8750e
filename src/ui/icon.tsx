import compass from '@phosphor-icons/core/assets/fill/compass-rose-fill.svg?raw'
import mapPin from '@phosphor-icons/core/assets/fill/map-pin-fill.svg?raw'
import phone from '@phosphor-icons/core/assets/fill/phone-fill.svg?raw'
import sealCheck from '@phosphor-icons/core/assets/fill/seal-check-fill.svg?raw'
import x from '@phosphor-icons/core/assets/regular/x.svg?raw'
import diamond from '@phosphor-icons/core/assets/thin/diamond-thin.svg?raw'
import dotsNine from '@phosphor-icons/core/assets/thin/dots-nine-thin.svg?raw'
import dropHalf from '@phosphor-icons/core/assets/thin/drop-half-thin.svg?raw'
import drop from '@phosphor-icons/core/assets/thin/drop-thin.svg?raw'
import eraser from '@phosphor-icons/core/assets/thin/eraser-thin.svg?raw'
import flask from '@phosphor-icons/core/assets/thin/flask-thin.svg?raw'
import flowerLotus from '@phosphor-icons/core/assets/thin/flower-lotus-thin.svg?raw'
import gridNine from '@phosphor-icons/core/assets/thin/grid-nine-thin.svg?raw'
import lightning from '@phosphor-icons/core/assets/thin/lightning-thin.svg?raw'
import maskHappy from '@phosphor-icons/core/assets/thin/mask-happy-thin.svg?raw'
import scales from '@phosphor-icons/core/assets/thin/scales-thin.svg?raw'
import smiley from '@phosphor-icons/core/assets/thin/smiley-thin.svg?raw'
import snowflake from '@phosphor-icons/core/assets/thin/snowflake-thin.svg?raw'
import sparkle from '@phosphor-icons/core/assets/thin/sparkle-thin.svg?raw'
import sunHorizon from '@phosphor-icons/core/assets/thin/sun-horizon-thin.svg?raw'
import sun from '@phosphor-icons/core/assets/thin/sun-thin.svg?raw'
import testTube from '@phosphor-icons/core/assets/thin/test-tube-thin.svg?raw'
import waveform from '@phosphor-icons/core/assets/thin/waveform-thin.svg?raw'
import type { TreatmentIcon } from '../domain/treatment/treatment-icons.ts'

/** SVG sources of the icons by name. Thin icons are for treatments, the others for actions. */
const icons: Record<TreatmentIcon, string> & Record<string, string> = {
  diamond,
  'dots-nine': dotsNine,
  drop,
  'drop-half': dropHalf,
  eraser,
  flask,
  'flower-lotus': flowerLotus,
  lightning,
  'mask-happy': maskHappy,
  'grid-nine': gridNine,
  scales,
  snowflake,
  sun,
  'sun-horizon': sunHorizon,
  sparkle,
  'test-tube': testTube,
  smiley,
  waveform,
  compass,
  'map-pin': mapPin,
  phone,
  'seal-check': sealCheck,
  x,
}

export const iconNames = Object.keys(icons)

const pathData = (svg: string) => /<path d="([^"]+)"/.exec(svg)?.[1] ?? ''
const paths = new Map(Object.entries(icons).map(([name, svg]) => [name, pathData(svg)]))

const knownName = (name: string) => (paths.has(name) ? name : 'compass')

/** Renders a decorative icon. An unknown name renders the compass rose. */
export const Icon = ({ name, className }: { name: string; className?: string }) => (
  <svg viewBox="0 0 256 256" width="24" height="24" fill="currentColor" aria-hidden="true" className={className}>
    <use href={`#icon-${knownName(name)}`} />
  </svg>
)

const USE = '<use href="#icon-'
const HASH = USE.indexOf('#')

/**
 * Returns the names of the icons that the HTML uses, sorted. Searching for `#` first is several times faster than
 * searching for the whole tag. Visitors' text cannot contain the tag.
 */
export function iconsUsedIn(chunks: readonly string[]): string[] {
  const names = new Set<string>()
  for (const html of chunks)
    for (let at = html.indexOf('#'); at >= 0; at = html.indexOf('#', at + 1))
      if (html.startsWith(USE, at - HASH)) names.add(html.slice(at - HASH + USE.length, html.indexOf('"', at)))
  return [...names].sort()
}

/** Defines each icon once, so that a list of clinics does not repeat a kilobyte per card. */
export const IconSheet = ({ names }: { names: readonly string[] }) => (
  <div hidden>
    <svg aria-hidden="true">
      {names.map((name) => (
        <path key={name} id={`icon-${name}`} d={paths.get(name)} />
      ))}
    </svg>
  </div>
)
