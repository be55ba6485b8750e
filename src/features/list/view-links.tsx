import { LIST_VIEWS, type ListState } from '../../domain/list/list-state.ts'
import { browseUrl } from '../../urls.ts'

// The widths are fixed, and the height is that of the links, so that nothing moves as the links arrive.
const VIEWS =
  'views grid min-h-[calc(2.75rem+2px)] flex-none grid-cols-[repeat(2,minmax(0,4rem))] justify-self-end overflow-clip rounded-md [border:1px_solid_var(--line)] lg:hidden print:hidden'

const VIEW =
  'min-h-11 py-2 text-center [text-decoration:none] aria-[current]:bg-(--brand) aria-[current]:text-(--on-brand)'

/** Switches between the list and the map on a phone, which has no room for both. */
export const ViewLinks = ({ state }: { state: ListState }) => (
  <nav className={VIEWS} aria-label="View">
    {LIST_VIEWS.map((view) => (
      <a
        key={view}
        href={browseUrl({ ...state, view })}
        className={VIEW}
        aria-current={view === state.view ? 'true' : undefined}
      >
        {view === 'map' ? 'Map' : 'List'}
      </a>
    ))}
  </nav>
)
