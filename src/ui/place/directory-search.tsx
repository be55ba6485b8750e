import { type Catalog, listTreatmentsInGroup } from '../../domain/catalog.ts'
import { DISPLAY_LIMITS } from '../../domain/limits.ts'
import { urls } from '../../urls.ts'
import { Island } from '../page/island.tsx'

interface DirectorySearchProps {
  catalog: Catalog
  chosen?: { treatment?: string; location?: string }
}

export const DirectorySearch = ({ catalog, chosen = {} }: DirectorySearchProps) => (
  <Island
    name="search-box"
    props={{
      action: urls.search(),
      suggestionsUrl: urls.suggestions(),
      treatments: listTreatmentGroups(catalog),
      locations: catalog.areas.map(toChoice),
      ...chosen,
    }}
  />
)

function listTreatmentGroups(catalog: Catalog) {
  const firstTreatments = catalog.treatments.slice(0, DISPLAY_LIMITS.popularTreatments)
  const groups = catalog.groups.dropdown.map((group) => ({
    name: group.name,
    choices: listTreatmentsInGroup(catalog, group).map(toChoice),
  }))
  return [{ name: 'Popular Treatments', choices: firstTreatments.map(toChoice) }, ...groups]
}

const toChoice = ({ slug, name }: { slug: string; name: string }) => ({ slug, name })
