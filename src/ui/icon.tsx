import compass from '@phosphor-icons/core/assets/fill/compass-rose-fill.svg?raw'

/** SVG sources by path. The build includes only the files that match the patterns. */
const sources = import.meta.glob<string>(
  [
    '/node_modules/@phosphor-icons/core/assets/fill/{map-pin,phone,seal-check}-fill.svg',
    '/node_modules/@phosphor-icons/core/assets/regular/x.svg',
    '/node_modules/@phosphor-icons/core/assets/thin/{diamond,dots-nine,drop,drop-half,eraser,flask,flower-lotus}-thin.svg',
    '/node_modules/@phosphor-icons/core/assets/thin/{grid-nine,lightning,mask-happy,scales,smiley,snowflake}-thin.svg',
    '/node_modules/@phosphor-icons/core/assets/thin/{sparkle,sun,sun-horizon,test-tube,waveform}-thin.svg',
  ],
  { query: '?raw', import: 'default', eager: true },
)

const getIconName = (path: string) => /([^/]+?)(-fill|-thin)?\.svg$/.exec(path)?.[1] ?? path
const extractPathData = (svg: string) => /<path d="([^"]+)"/.exec(svg)?.[1] ?? ''
const pathDataByName = new Map([['compass', extractPathData(compass)]])
for (const [path, svg] of Object.entries(sources)) pathDataByName.set(getIconName(path), extractPathData(svg))

export const iconNames = [...pathDataByName.keys()]

const resolveIconName = (name: string) => (pathDataByName.has(name) ? name : 'compass')

/** Renders a decorative icon. An unknown name renders the compass rose. */
export const Icon = ({ name, className }: { name: string; className?: string }) => (
  <svg viewBox="0 0 256 256" width="24" height="24" fill="currentColor" aria-hidden="true" className={className}>
    <use href={`#icon-${resolveIconName(name)}`} />
  </svg>
)

/** Returns the names of the icons that the HTML uses. Text cannot contain the tag, because its `<` is escaped. */
export function findUsedIcons(html: string): string[] {
  const names = Array.from(html.matchAll(/<use href="#icon-([^"]+)"/g), ([, name = '']) => name)
  return [...new Set(names)].sort()
}

/** Defines each icon once, so that a list of clinics does not repeat the same paths in each card. */
export const IconSheet = ({ names }: { names: readonly string[] }) => (
  <div hidden>
    <svg aria-hidden="true">
      {names.map((name) => (
        <path key={name} id={`icon-${name}`} d={pathDataByName.get(name)} />
      ))}
    </svg>
  </div>
)
