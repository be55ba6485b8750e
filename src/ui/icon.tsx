import { REGULAR, THIN } from './icon-paths.ts'

export const iconNames = [...Object.keys(THIN), ...Object.keys(REGULAR)]

const known = (name: string) => (iconNames.includes(name) ? name : 'compass')

/** A decorative icon: the words beside it say the same. An unknown name draws the compass rose. */
export const Icon = ({ name, className }: { name: string; className?: string }) => (
  <svg viewBox="0 0 256 256" width="24" height="24" aria-hidden="true" className={className}>
    <use href={`#icon-${known(name)}`} />
  </svg>
)

const USE = '"#icon-'

/** The names of the icons in a piece of a page, each once. A search for plain text: an expression takes ten times as long. */
export function iconsIn(html: string): string[] {
  const names = new Set<string>()
  for (let at = html.indexOf(USE); at >= 0; at = html.indexOf(USE, at + USE.length))
    names.add(html.slice(at + USE.length, html.indexOf('"', at + USE.length)))
  return [...names].sort()
}

/** The drawings of a page's icons, each once: a list of clinics would repeat the same kilobyte for each of them. */
export const IconSheet = ({ names }: { names: readonly string[] }) => (
  <div hidden>
    <svg aria-hidden="true">
      {names.map((name) => (
        <path
          key={name}
          id={`icon-${name}`}
          d={REGULAR[name] ?? THIN[name]}
          strokeWidth={name in REGULAR ? undefined : '8'}
        />
      ))}
    </svg>
  </div>
)
