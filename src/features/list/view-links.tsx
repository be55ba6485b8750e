import { LIST_VIEWS, type ListState } from '../../domain/list/list-state.ts'
import { browseUrl } from '../../urls.ts'

/** Switches between the list and the map on a phone, which has no room for both. */
export const ViewLinks = ({ state }: { state: ListState }) => (
  <nav className="views lg:hidden print:hidden" aria-label="View">
    {LIST_VIEWS.map((view) => (
      <a key={view} href={browseUrl({ ...state, view })} aria-current={view === state.view ? 'true' : undefined}>
        {view === 'map' ? 'Map' : 'List'}
      </a>
    ))}
  </nav>
)
