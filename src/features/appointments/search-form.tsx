import type { Area, Catalog, Service } from '../../domain/catalog.ts'
import { FilterForm } from '../../ui/filter-form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { urls } from '../../urls.ts'

interface AppointmentSearchFormProps {
  catalog: Catalog
  service: Service | null
  area: Area | null
}

export const AppointmentSearchForm = ({ catalog, service, area }: AppointmentSearchFormProps) => (
  <FilterForm label="Find appointments" action={urls.appointments()}>
    <SelectField id="service" label="Treatment" options={catalog.services} value={service?.slug ?? 'botox'} />
    <SelectField
      id="area"
      label="Where"
      options={[{ slug: '', name: 'New York City and nearby' }, ...catalog.areas]}
      value={area?.slug ?? null}
    />
    <button type="submit" className="button">
      Find appointments
    </button>
  </FilterForm>
)
