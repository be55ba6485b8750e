import type { Area, Catalog, Service } from '../../domain/catalog.ts'
import { BoxedForm } from '../../ui/boxed-form.tsx'
import { AreaField, SelectField } from '../../ui/field.tsx'
import { urls } from '../../urls.ts'

interface AppointmentSearchFormProps {
  catalog: Catalog
  service?: Service
  area?: Area | null
}

export const AppointmentSearchForm = ({ catalog, service, area }: AppointmentSearchFormProps) => (
  <BoxedForm label="Find appointments" action={urls.appointments()}>
    <SelectField id="service" label="Treatment" options={catalog.services} value={service?.slug ?? 'botox'} />
    <AreaField areas={catalog.areas} value={area?.slug} />
    <button type="submit" className="button">
      Find appointments
    </button>
  </BoxedForm>
)
