import { LIST_VIEWS, type ListState } from '../../domain/list/list-state.ts'
import { browseUrl } from '../../urls.ts'

/** Switches between the list and the map on a phone, which has no room for both. */
export const ViewLinks = ({ state }: { state: ListState }) => (
  <nav
    // The widths are fixed, and the height is that of the links, so that nothing moves as the links arrive.
    className="[border:1px_solid_var(--line)] box-content grid min-h-11 flex-none grid-cols-[repeat(2,minmax(0,4rem))] justify-self-end overflow-clip rounded-md lg:hidden print:hidden"
    aria-label="View"
  >
    {LIST_VIEWS.map((view) => (
      <a
        key={view}
        className="min-h-11 py-2 text-center [text-decoration:none] aria-[current]:bg-(--brand) aria-[current]:text-(--on-brand)"
        href={browseUrl({ ...state, view })}
        aria-current={view === state.view ? 'true' : undefined}
      >
        {view === 'map' ? 'Map' : 'List'}
      </a>
    ))}
  </nav>
)
