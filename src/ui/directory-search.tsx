import { type Catalog, treatmentsOf } from '../domain/catalog.ts'
import { DISPLAY_LIMITS } from '../domain/limits.ts'
import { urls } from '../urls.ts'
import { Island } from './island.tsx'

interface DirectorySearchProps {
  catalog: Catalog
  /** Slugs that are chosen already. */
  chosen?: { treatment?: string; location?: string }
}

/** The search box with the directory's choices (specification §2, "Home page"). */
export const DirectorySearch = ({ catalog, chosen = {} }: DirectorySearchProps) => (
  <Island
    name="search-box"
    props={{
      action: urls.search(),
      treatments: treatmentGroups(catalog),
      locations: catalog.areas.map(choice),
      ...chosen,
    }}
  />
)

function treatmentGroups(catalog: Catalog) {
  const popular = catalog.treatments.slice(0, DISPLAY_LIMITS.popularTreatments)
  const groups = catalog.groups.dropdown.map((group) => ({
    name: group.name,
    choices: treatmentsOf(catalog, group).map(choice),
  }))
  return [{ name: 'Popular Treatments', choices: popular.map(choice) }, ...groups]
}

const choice = ({ slug, name }: { slug: string; name: string }) => ({ slug, name })
